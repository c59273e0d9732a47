import { file, upload } from './forms.ts'
import { get, raw } from './requests.ts'
import { sendBytes } from './send.ts'
import type { BadInput } from './try.ts'

const many = (count: number): [string, string][] =>
  Array.from({ length: count }, (_, at) => [`X-${at}`, 'x'])

const HEADERS: BadInput[] = [
  get('500 headers', '/api/notices', 200, many(500)),
  get('5,000 headers', '/api/notices', 431, many(5000)),
  get('a header of 64 kB', '/api/notices', 431, [['X-Long', 'x'.repeat(65_536)]]),
  get('a cookie of 12 kB', '/admin/dashboard', 302, [
    ['Cookie', `adminToken=${'x'.repeat(12_000)}`],
  ]),
  get('a cookie of 16 kB', '/admin/dashboard', 431, [
    ['Cookie', `adminToken=${'x'.repeat(16_384)}`],
  ]),
  get('a cookie that looks like a JWT', '/admin/dashboard', 302, [
    ['Cookie', 'adminToken=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ]),
  get('500 cookies with the same name', '/admin/dashboard', 302, [
    ['Cookie', 'adminToken=x; '.repeat(500)],
  ]),
  get('a cookie of special characters', '/admin/dashboard', 302, [
    ['Cookie', 'adminToken="%00%ff; ; =; __proto__=x; adminToken'],
  ]),
  get('the Host of another site', '/allNotices', 200, [['Host', 'evil.example']]),
  get('a Host that is a path', '/allNotices', 200, [['Host', '../../x']]),
  raw(
    'two Hosts',
    'GET / HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    200,
  ),
  raw('no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400),
  get('forged forwarding headers', '/api/notices', 200, [
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Original-URL', '/admin/dashboard'],
    ['X-Rewrite-URL', '/admin/dashboard'],
  ]),
  get('1,000 ranges', '/icon-192.png', 206, [['Range', `bytes=${'0-0,'.repeat(1000)}0-0`]]),
  get('a range past the end', '/icon-192.png', 416, [['Range', 'bytes=99999999999999999999-']]),
  get('an invalid range', '/icon-192.png', 416, [['Range', 'bytes=--1,a-b']]),
  get('invalid conditions', '/allNotices', 200, [
    ['If-None-Match', '"'.repeat(5000)],
    ['If-Modified-Since', 'yesterday'],
    ['If-Range', '\\'],
  ]),
  get('invalid encodings', '/allNotices', 200, [
    ['Accept-Encoding', `${'br;q=9,'.repeat(500)}*;q=x`],
  ]),
  get('invalid languages', '/allNotices', 200, [
    ['Accept-Language', 'x-;q=,'.repeat(500)],
    ['Accept', '\\/,;q'],
  ]),
  get('an invalid authorization', '/api/admin/me', 401, [['Authorization', 'Bearer']]),
  get('an unknown expectation', '/api/notices', 417, [['Expect', 'a-miracle']]),
  get('another protocol', '/api/notices', 200, [
    ['Upgrade', 'h2c'],
    ['HTTP2-Settings', 'AAMAAABkAAQAoAAAAAIAAAAA'],
  ]),
  raw(
    'a header with a carriage return inside',
    'GET / HTTP/1.1\r\nHost: HOST\r\nX: a\rb\r\n\r\n',
    400,
  ),
  raw('a header with a NUL', 'GET / HTTP/1.1\r\nHost: HOST\r\nX: a\0b\r\n\r\n', 400),
  raw('a header on two lines', 'GET / HTTP/1.1\r\nHost: HOST\r\nX: a\r\n b\r\n\r\n', 400),
  raw(
    'a blank before the colon',
    'GET / HTTP/1.1\r\nHost: HOST\r\nContent-Length : 5\r\n\r\n',
    400,
  ),
]

const POST = 'POST /api/admin/login HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n'
const SMUGGLED = 'GET /api/admin/me HTTP/1.1\r\nHost: HOST\r\n\r\n'

const LENGTHS: BadInput[] = [
  raw(
    'a length and chunks',
    `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ),
  raw(
    'chunks and a length',
    `${POST}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    400,
  ),
  raw('two lengths', `${POST}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${SMUGGLED}`, 400),
  raw('two lengths in one header', `${POST}Content-Length: 2, 60\r\n\r\n{}${SMUGGLED}`, 400),
  raw(
    'chunked before another coding',
    `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
  ),
  raw('an unknown coding', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`, 400),
  raw(
    'a coding after a vertical tab',
    `${POST}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
    400,
  ),
  raw('a negative length', `${POST}Content-Length: -1\r\n\r\n`, 400),
  raw('a hexadecimal length', `${POST}Content-Length: 0x10\r\n\r\n`, 400),
  raw('a length of 30 digits', `${POST}Content-Length: ${'9'.repeat(30)}\r\n\r\n`, 400),
  raw('a length of 40 MB for two bytes', `${POST}Content-Length: 41943040\r\n\r\n{}`, 413),
  raw(
    'a chunk with an invalid size',
    `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    400,
  ),
  raw(
    'a chunk with 100 kB of extensions',
    `${POST}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n`,
    413,
  ),
  raw('line ends without a carriage return', `GET / HTTP/1.1\nHost: HOST\n\n`, 400),
  raw('an unknown version', 'GET / HTTP/9.9\r\nHost: HOST\r\n\r\n', 400),
  raw('bytes that are not HTTP', '\x16\x03\x01\x02\0\x01\0\x01\xfc', 400),
  raw('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400),
  {
    what: 'an upload without a session, with a wrong length',
    sent: () => upload('notices', file()),
    gets: 401,
    send: ({ origin }) =>
      sendBytes(
        origin,
        `POST /api/notices HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\nConnection: close\r\n\r\n--x--${'x'.repeat(5000)}`,
      ),
  },
]

export const HEADERS_AND_LENGTHS = [...HEADERS, ...LENGTHS]
