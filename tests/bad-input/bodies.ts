import { pdf } from '../made-files.ts'
import { as, file, FORM_TYPE, INFO, json, upload } from './forms.ts'
import type { Request } from './send.ts'
import type { BadInput } from './try.ts'

const MB = 1024 * 1024
const LARGE = 40 * MB

const chunked = (type: string, asks: string, pieces: (Buffer | string)[]): Request => ({
  asks,
  headers: [
    ['Content-Type', type],
    ['Transfer-Encoding', 'chunked'],
  ],
  body: Buffer.concat(
    [...pieces, ''].flatMap((piece) => [
      Buffer.from(`${Buffer.byteLength(piece).toString(16)}\r\n`),
      Buffer.from(piece),
      Buffer.from('\r\n'),
    ]),
  ),
})

const SIZES: BadInput[] = [
  { what: 'a file of 40 MB', sent: () => upload('notices', file(pdf(LARGE))), gets: 413 },
  {
    what: 'a file of 40 MB in chunks, of no length that it tells',
    sent: () =>
      chunked(FORM_TYPE, 'POST /api/notices', [upload('notices', file(pdf(LARGE))).body!]),
    gets: 413,
  },
  { what: '40 MB of JSON', sent: () => json(INFO, `"${'x'.repeat(LARGE)}"`), gets: 413 },
  {
    what: '40 MB of JSON in chunks',
    sent: () => chunked('application/json', INFO, [Buffer.alloc(LARGE, ' ')]),
    gets: 413,
  },
  {
    what: '40 MB of a plain form',
    sent: () => as('application/x-www-form-urlencoded', INFO, Buffer.alloc(LARGE, 'x')),
    gets: 415,
  },
  {
    what: '40 MB of text',
    sent: () => as('text/plain', INFO, Buffer.alloc(LARGE, 'x')),
    gets: 413,
  },
  {
    what: '40 MB for a page',
    sent: () => json('POST /allNotices', Buffer.alloc(LARGE, ' ')),
    gets: 413,
  },
  {
    what: 'a body of 40 MB for a call that reads none',
    sent: () => json('GET /api/notices', Buffer.alloc(LARGE, ' ')),
    gets: 200,
  },
  { what: 'a field of 40 MB', sent: () => upload('notices', file(), 'x'.repeat(LARGE)), gets: 400 },
]

const TYPES: BadInput[] = [
  ...[
    ['text/plain', 400],
    ['text/html', 415],
    ['application/xml', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/octet-stream', 415],
    ['application/json; charset=utf-7', 400],
    ['APPLICATION/JSON', 400],
    ['application/json, text/plain', 415],
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=', 400],
    [`multipart/form-data; boundary=${'x'.repeat(5000)}`, 400],
    ['multipart/mixed; boundary=x', 415],
    ['*/*', 415],
    ['', 415],
    [';', 415],
    ['x'.repeat(5000), 415],
  ].map(([type, gets]): BadInput => ({
    what: `a body called ${String(type).slice(0, 50) || 'nothing'}`,
    sent: as(String(type), 'POST /api/notices', '{}'),
    gets: Number(gets),
  })),
  { what: 'no body', sent: { asks: 'POST /api/notices' }, gets: 400 },
  { what: 'no type', sent: { asks: 'POST /api/notices', body: 'x' }, gets: 415 },
  {
    what: 'compressed JSON',
    sent: {
      ...json(INFO, '{}'),
      headers: [
        ['Content-Type', 'application/json'],
        ['Content-Encoding', 'gzip'],
      ],
    },
    gets: 400,
  },
]

export const BODIES = [...SIZES, ...TYPES]
