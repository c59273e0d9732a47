import { json } from './forms.ts'
import { REASONS } from './reasons.ts'
import { get, raw } from './requests.ts'
import type { BadInput } from './try.ts'

const request = (what: string, asks: string, gets: number): BadInput => ({
  what,
  sent: { asks },
  gets,
  ...(gets === 400 && { because: REASONS.unreadable }),
})

const badAddress = (what: string, address: string): BadInput => ({
  ...raw(what, `GET ${address} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n`, 400),
  because: REASONS.badAddress,
})

const ADDRESSES: BadInput[] = [
  get('an address of 10 kB', `/${'x'.repeat(10_000)}`, 404),
  get('an address of 100 kB', `/${'x'.repeat(100_000)}`, 431),
  get('a query of 10 kB', `/allNotices?q=${'x'.repeat(10_000)}`, 200),
  get('a search of 10 kB', `/search?q=${'x'.repeat(10_000)}`, 200),
  get(
    'a search in the syntax of the index',
    '/api/search?q=%22a%22*%20NOT%20(%27b%27:*%7C!c)',
    200,
  ),
  get('a query of 100 kB', `/allNotices?q=${'x'.repeat(100_000)}`, 431),
  get('2,000 parameters in a query', `/allNotices?${'a=1&'.repeat(2000)}`, 200),
  get('path traversal', '/../../../etc/passwd', 404),
  get('path traversal, percent-encoded', '/%2e%2e/%2e%2e/etc/passwd', 404),
  get('path traversal from the assets', '/assets/..%2f..%2f..%2fserver.ts', 404),
  get('the office through backslashes', '/x\\..\\admin\\dashboard', 404),
  get('the office through encoded backslashes', '/x/..%5cadmin%5Cdashboard', 404),
  get('the office through slashes encoded twice', '/x/..%252fadmin/dashboard', 404),
  get('a backslash', '/assets\\..\\..\\server.ts', 404),
  get('the office through a percent-encoded path', '/x/%2e%2e/%61dmin/dashboard', 302),
  get('a hidden file', '/.git/config', 404),
  get('the database', '/../data/pathshala.db', 404),
  get('the page of another host', '//evil.example/admin', 404),
  get('the address of another host', 'http://evil.example/admin/dashboard', 404),
  get('the data of a page', '/allNotices.data', 404),
  get('the data of another page', '/payment-history.aspx.data?_routes=root', 404),
  get('the data of the first page', '/_root.data', 404),
  get('a NUL', '/allNotices%00.html', 404),
  get('invalid percent-encoding', '/%zz%', 404),
  get('an overlong encoding of a slash', '/..%c0%af..%c0%afetc/passwd', 404),
  badAddress('no address', ''),
  raw(
    'an asterisk as the address',
    'GET * HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n',
    404,
  ),
  badAddress('an address without its slash', 'x'),
  badAddress('a query in Bengali letters that are not encoded', '/api/search?q=ছুটি'),
]

const METHODS: BadInput[] = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map((method) =>
    request(`${method} of a page`, `${method} /allNotices`, 404),
  ),
  request('TRACE, which would show cookies', 'TRACE /api/notices', 404),
  request('QUERY without a body', 'QUERY /allNotices', 400),
  request('CONNECT', 'CONNECT evil.example:443', 0),
  request('an unknown method', 'PLEASE /api/notices', 400),
  request('a method in small letters', 'get /api/notices', 400),
  {
    what: 'a method override',
    sent: { asks: 'GET /api/notices', headers: [['X-HTTP-Method-Override', 'DELETE']] },
    gets: 200,
  },
  {
    what: 'a deletion sent as POST',
    sent: {
      ...json('POST /api/notices/x', {}),
      headers: [
        ['Content-Type', 'application/json'],
        ['X-HTTP-Method-Override', 'DELETE'],
        ['X-Method-Override', 'DELETE'],
      ],
    },
    gets: 404,
  },
]

export const ADDRESSES_AND_METHODS = [...ADDRESSES, ...METHODS]
