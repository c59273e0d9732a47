import { gzipSync } from 'node:zlib'
import { pdf } from '../made-files.ts'
import { as, file, FORM_TYPE, INFO, json, OFFICER, officer, upload } from './forms.ts'
import { REASONS } from './reasons.ts'
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
  {
    what: 'a file of 40 MB',
    sent: () => upload('notices', file(pdf(LARGE))),
    gets: 413,
    because: REASONS.fileTooLarge,
  },
  {
    what: 'a file of 40 MB in chunks, without a length',
    sent: () =>
      chunked(FORM_TYPE, 'POST /api/notices', [upload('notices', file(pdf(LARGE))).body!]),
    gets: 413,
    because: REASONS.fileTooLarge,
  },
  {
    what: '40 MB of JSON',
    sent: () => json(INFO, `"${'x'.repeat(LARGE)}"`),
    gets: 413,
    because: REASONS.tooLarge,
  },
  {
    what: '40 MB of JSON in chunks',
    sent: () => chunked('application/json', INFO, [Buffer.alloc(LARGE, ' ')]),
    gets: 413,
    because: REASONS.tooLarge,
  },
  {
    what: '40 MB of a plain form',
    sent: () => as('application/x-www-form-urlencoded', INFO, Buffer.alloc(LARGE, 'x')),
    gets: 415,
    because: REASONS.kindOfBody,
  },
  {
    what: '40 MB of text',
    sent: () => as('text/plain', INFO, Buffer.alloc(LARGE, 'x')),
    gets: 413,
    because: REASONS.tooLarge,
  },
  {
    what: '40 MB of JSON sent to a page',
    sent: () => json('POST /allNotices', Buffer.alloc(LARGE, ' ')),
    gets: 413,
    because: REASONS.tooLarge,
  },
  {
    what: 'a body of 40 MB for a call without a body',
    sent: () => json('GET /api/notices', Buffer.alloc(LARGE, ' ')),
    gets: 200,
  },
  {
    what: 'a field of 40 MB',
    sent: () => upload('notices', file(), 'x'.repeat(LARGE)),
    gets: 413,
    because: 'title: too-long',
  },
]

/** Sent with valid JSON, so that only the content type decides. */
const TYPES: BadInput[] = [
  ...(
    [
      ['text/plain', 400, REASONS.notAnObject],
      ['text/html', 415, REASONS.kindOfBody],
      ['application/xml', 415, REASONS.kindOfBody],
      ['application/x-www-form-urlencoded', 415, REASONS.kindOfBody],
      ['application/octet-stream', 415, REASONS.kindOfBody],
      // JSON is always UTF-8, for any charset in the type.
      ['application/json; charset=utf-7', 201, undefined],
      ['APPLICATION/JSON', 201, undefined],
      ['application/json, text/plain', 415, REASONS.kindOfBody],
      ['multipart/form-data', 400, REASONS.unreadable],
      ['multipart/form-data; boundary=', 400, REASONS.unreadable],
      [`multipart/form-data; boundary=${'x'.repeat(5000)}`, 400, REASONS.unreadable],
      ['multipart/mixed; boundary=x', 415, REASONS.kindOfBody],
      ['*/*', 415, REASONS.kindOfBody],
      ['', 415, REASONS.kindOfBody],
      [';', 415, REASONS.kindOfBody],
      ['x'.repeat(5000), 415, REASONS.kindOfBody],
    ] as const
  ).map(([type, gets, because]): BadInput => ({
    what: `a body with the content type “${type.slice(0, 50)}”`,
    sent: as(type, OFFICER, JSON.stringify(officer)),
    gets,
    ...(because === undefined ? { keeps: officer } : { because }),
  })),
  { what: 'no body', sent: { asks: OFFICER }, gets: 400, because: REASONS.notAnObject },
  {
    what: 'no content type',
    sent: { asks: OFFICER, body: JSON.stringify(officer) },
    gets: 415,
    because: REASONS.kindOfBody,
  },
  {
    what: 'compressed JSON',
    sent: {
      ...json(OFFICER, gzipSync(JSON.stringify(officer))),
      headers: [
        ['Content-Type', 'application/json'],
        ['Content-Encoding', 'gzip'],
      ],
    },
    gets: 400,
    because: REASONS.notJson,
  },
]

export const BODIES = [...SIZES, ...TYPES]
