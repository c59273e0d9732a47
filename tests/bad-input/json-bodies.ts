import { INFO, json, OFFICER, officer } from './forms.ts'
import { REASONS } from './reasons.ts'
import type { BadInput } from './try.ts'

const nestedObjects = () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
const nested = (open: string, close: string, depth = 100_000) =>
  open.repeat(depth) + close.repeat(depth)

/** A valid officer with additional members, as JSON text. */
const officerAnd = (more: string) => `{"name":"ক","designation":"খ",${more}}`

const broken = (what: string, body: string | Buffer): BadInput => ({
  what,
  sent: json(OFFICER, body),
  gets: 400,
  because: REASONS.notJson,
})

/** Unknown fields in a valid record do no harm and are not stored. */
const harmless = (
  what: string,
  body: () => string | Buffer,
  keeps: object = officer,
): BadInput => ({
  what,
  sent: () => json(OFFICER, body()),
  gets: 201,
  keeps: { ...keeps, a: undefined, k0: undefined },
})

export const JSON_BODIES: BadInput[] = [
  {
    what: '100,000 nested lists',
    sent: () => json(OFFICER, nested('[', ']')),
    gets: 400,
    because: REASONS.notAnObject,
  },
  {
    what: '100,000 nested objects as a name',
    sent: () => json(OFFICER, `{"designation":"খ","name":${nestedObjects()}}`),
    gets: 400,
    because: 'name: ',
  },
  harmless('100,000 nested objects beside a record', () => officerAnd(`"a":${nestedObjects()}`)),
  harmless('50,000 keys', () =>
    officerAnd(Array.from({ length: 50_000 }, (_, at) => `"k${at}":${at}`).join()),
  ),
  harmless('one key 100,000 times', () => officerAnd(`${'"a":1,'.repeat(100_000)}"a":1`)),
  harmless('a number of 500,000 digits', () => officerAnd(`"a":${'9'.repeat(500_000)}`)),
  harmless('JSON after a byte order mark', () => `\ufeff${JSON.stringify(officer)}`),
  harmless(
    'bytes that are not UTF-8',
    () => Buffer.from('{"name":"\xff\xfe","designation":"x"}', 'latin1'),
    { name: '\ufffd\ufffd', designation: 'x' },
  ),
  broken('100,000 unclosed brackets', '['.repeat(100_000)),
  broken('__proto__', officerAnd('"__proto__":{"isAdmin":true}')),
  broken('escaped __proto__', officerAnd('"\\u005f_proto__":{"x":1}')),
  broken('constructor.prototype', officerAnd('"constructor":{"prototype":{"x":1}}')),
  broken('broken JSON', '{"a":'),
  broken('JSON in single quotation marks', "{'name':'ক','designation':'খ'}"),
  broken('JSON in UTF-16', Buffer.from(JSON.stringify(officer), 'utf16le')),
  ...['null', 'true', '0', '"x"', '[]', '[{}]', ''].map((body): BadInput => ({
    what: `${body || 'nothing'} declared as JSON`,
    sent: json(INFO, body),
    gets: 400,
    because: REASONS.notAnObject,
  })),
  {
    what: '{} declared as JSON',
    sent: json(INFO, '{}'),
    gets: 400,
    because: 'morningShift: fill-in, dayShift: fill-in, ',
  },
  {
    what: 'a name with an unpaired surrogate',
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
    sent: json('POST /api/admin/login', { username: { $ne: '' }, password: 'x' }),
    gets: 400,
    because: 'username: ',
  },
  {
    what: 'an account name of 400,000 combining marks',
    sent: () =>
      json('POST /api/admin/accounts', {
        username: '\u0301\u0323'.repeat(200_000),
        password: 'school-secret-1',
      }),
    gets: 400,
    because: 'username: ',
  },
  {
    what: 'a password that is a list',
    sent: json('POST /api/admin/login', { username: 'admin', password: ['school-secret-1'] }),
    gets: 400,
    because: 'password: ',
  },
  {
    what: 'an endpoint with a NUL',
    sent: json('POST /api/follow/find', '{"endpoint":"https://fcm.googleapis.com/\\u0000"}'),
    gets: 404,
  },
  {
    what: 'an endpoint that is an object',
    sent: json('POST /api/follow/find', { endpoint: { $ne: '' } }),
    gets: 400,
    because: 'endpoint: ',
  },
  {
    what: 'an endpoint of 5 kB',
    sent: () => json('POST /api/follow/find', { endpoint: 'x'.repeat(5000) }),
    gets: 413,
    because: REASONS.tooLarge,
  },
  {
    what: 'a password of 500 kB',
    sent: () => json('POST /api/admin/login', { username: 'admin', password: 'x'.repeat(500_000) }),
    gets: 413,
    because: REASONS.tooLarge,
  },
]
