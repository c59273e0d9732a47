import { INFO, json } from './forms.ts'
import type { BadInput } from './try.ts'

const nested = (open: string, close: string, depth = 100_000) =>
  open.repeat(depth) + close.repeat(depth)

export const JSON_BODIES: BadInput[] = [
  { what: '100,000 lists in lists', sent: () => json(INFO, nested('[', ']')), gets: 400 },
  {
    what: '100,000 objects in objects',
    sent: () => json(INFO, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
    gets: 400,
  },
  {
    what: '100,000 brackets that nobody closes',
    sent: () => json(INFO, '['.repeat(100_000)),
    gets: 400,
  },
  {
    what: '50,000 keys',
    sent: () =>
      json(INFO, Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, at]))),
    gets: 400,
  },
  {
    what: 'one key 100,000 times',
    sent: () => json(INFO, `{${'"a":1,'.repeat(100_000)}"a":1}`),
    gets: 400,
  },
  {
    what: 'a number of a million digits',
    sent: () => json(INFO, `{"a":${'9'.repeat(1_000_000)}}`),
    gets: 400,
  },
  { what: '__proto__', sent: json(INFO, '{"__proto__":{"isAdmin":true}}'), gets: 400 },
  { what: '__proto__ in escapes', sent: json(INFO, '{"\\u005f_proto__":{"x":1}}'), gets: 400 },
  {
    what: 'constructor.prototype',
    sent: json(INFO, '{"constructor":{"prototype":{"x":1}}}'),
    gets: 400,
  },
  { what: 'broken JSON', sent: json(INFO, '{"a":'), gets: 400 },
  { what: 'JSON in single quotation marks', sent: json(INFO, "{'a':1}"), gets: 400 },
  { what: 'JSON after a byte order mark', sent: json(INFO, '\ufeff{}'), gets: 400 },
  { what: 'JSON in UTF-16', sent: json(INFO, Buffer.from('{}', 'utf16le')), gets: 400 },
  {
    what: 'bytes that are no letters',
    sent: json(INFO, Buffer.from('{"a":"\xff\xfe"}', 'latin1')),
    gets: 400,
  },
  ...['null', 'true', '0', '"x"', '[]', '[{}]', '{}', ''].map((body): BadInput => ({
    what: `${body || 'nothing'}, called JSON`,
    sent: json(INFO, body),
    gets: 400,
  })),
  {
    what: 'a name that is half a letter',
    sent: json('POST /api/admin/login', '{"username":"\\ud800","password":"x"}'),
    gets: 401,
  },
  {
    what: 'a name with a NUL',
    sent: json('POST /api/admin/login', '{"username":"a\\u0000dmin","password":"x"}'),
    gets: 401,
  },
  {
    what: 'a name that is an object',
    sent: json('POST /api/admin/login', { username: { $ne: '' }, password: { $ne: '' } }),
    gets: 400,
  },
  {
    what: 'an account’s name of 400,000 marks',
    sent: () =>
      json('POST /api/admin/accounts', {
        username: '\u0301\u0323'.repeat(200_000),
        password: 'school-secret-1',
      }),
    gets: 400,
  },
  {
    what: 'a password that is a list',
    sent: json('POST /api/admin/login', { username: 'admin', password: ['school-secret-1'] }),
    gets: 400,
  },
  {
    what: 'a password of 500 kB',
    sent: () => json('POST /api/admin/login', { username: 'admin', password: 'x'.repeat(500_000) }),
    gets: 413,
  },
]
