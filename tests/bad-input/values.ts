import { json } from './forms.ts'
import { REASONS } from './reasons.ts'
import { get, refusedQuery } from './requests.ts'
import type { BadInput } from './try.ts'

const KEY = '"className":"Six","shift":"Morning","section":"A"'

/** As JSON text. */
const NUMBERS = [
  '1e400',
  '-1',
  '-1e-9',
  '1.5',
  '99999999999999999999',
  '"9999999999999999999"',
  '"NaN"',
  '"Infinity"',
  '"1e5"',
  '"0x10"',
  '"০x10"',
  '"১২,৩৪,৫৬,৭৮,৯০"',
  '"-১"',
  '"1 2"',
  '"½"',
  '"Ⅻ"',
  '"一"',
  '""',
  'true',
  'null',
  '[]',
  '{}',
  '["1"]',
  `"${'9'.repeat(100_000)}"`,
  '9'.repeat(500_000),
]

const COUNTS: BadInput[] = NUMBERS.map((value) => ({
  what: `a count of ${value.slice(0, 30)}`,
  sent: json('POST /api/studentCounts', `{${KEY},"muslim":${value}}`),
  gets: 400,
  because: 'muslim: ',
}))

const IDS = [
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '%00',
  'a%00b',
  '%ff%fe',
  '%E0%A4%A',
  '%zz',
  '%',
  "'%20or%201=1--",
  '%F0%9F%93%9A',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '01a1f7e0-0000-7000-8000-000000000000',
  'x'.repeat(400),
  'x'.repeat(5000),
  '%25'.repeat(1000),
]

const unreadable = /%(?![\da-f]{2})|%ff|%E0%A4/i

const RECORDS: BadInput[] = IDS.flatMap((id) => {
  const gets = unreadable.test(id) ? 400 : 404
  const what = `an id of ${id.slice(0, 30)}`
  return [
    { what, sent: { asks: `DELETE /api/notices/${id}` }, gets, because: REASONS.badAddress },
    {
      what,
      sent: json(`PUT /api/notices/${id}`, { title: 'ক' }),
      gets,
      because: REASONS.badAddress,
    },
    {
      what: `a file with the name ${id.slice(0, 30)}`,
      sent: { asks: `GET /uploads/${id}` },
      gets: 404,
    },
  ]
})

const LIMITS = [
  '0',
  '-1',
  '1.5',
  '1e9',
  '1e400',
  'NaN',
  'Infinity',
  '%D9%A1%D9%A0x',
  '0x',
  '1;',
  '[]',
  '9'.repeat(400),
]

const QUERIES: BadInput[] = [
  ...LIMITS.map((limit) =>
    refusedQuery(`limit=${limit.slice(0, 30)}`, `/api/notices?limit=${limit}`, 'limit'),
  ),
  refusedQuery('two limits', '/api/notices?limit=1&limit=2', 'limit'),
  get('a limit that is a list', '/api/notices?limit[]=1', 200),
  ...IDS.filter((id) => !unreadable.test(id) && id.length < 1000).map((id) =>
    get(`before=${id.slice(0, 30)}`, `/api/notices?before=${id}`, 404),
  ),
  get('a cursor that cannot be decoded', '/api/notices?before=%ff%zz', 404),
  refusedQuery('a search of 101 letters', `/api/notices?q=${'x'.repeat(101)}`, 'q'),
  get('a search for SQL characters', '/api/notices?q=%25_%27%22;--', 200),
  get('a search for an unpaired surrogate', '/api/notices?q=%ed%a0%80', 200),
  get(
    'a list page with invalid parameters',
    '/allNotices?before=%00&after=%ff&page=-1e400&year=NaN&q=%27',
    200,
  ),
  get('a search for a script element', '/allNotices?q=%3Cscript%3Ealert(1)%3C/script%3E', 200),
]

export const VALUES = [...COUNTS, ...RECORDS, ...QUERIES]
