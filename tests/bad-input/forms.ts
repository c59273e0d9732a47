import { pdf } from '../made-files.ts'
import type { Request } from './send.ts'

const BOUNDARY = 'boundary-of-a-form'
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

export interface Part {
  /** The raw text after `form-data; `. */
  head: string | Buffer
  type?: string
  body: Buffer | string
}

export const field = (name: string, body: string): Part => ({ head: `name="${name}"`, body })
export const file = (
  body: Buffer | string = pdf(),
  head: Part['head'] = 'filename="x.pdf"',
  type = '',
) => ({
  head: Buffer.concat([Buffer.from('name="file"; '), Buffer.from(head)]),
  body,
  type,
})

/** A multipart form without any escaping. */
export function form(path: string, parts: Part[], last = `--${BOUNDARY}--\r\n`): Request {
  const body = parts.flatMap(({ head, type, body: content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; `,
    head,
    type ? `\r\nContent-Type: ${type}` : '',
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  return {
    asks: `POST /api/${path}`,
    headers: [['Content-Type', FORM_TYPE]],
    body: Buffer.concat([...body, last].map((piece) => Buffer.from(piece))),
  }
}

/** A notice, or any other call with a title and a file. */
export const upload = (path: string, part: Part, title = 'ক') =>
  form(path, [field('title', title), part])

/** A body with this content type. */
export const as = (type: string, asks: string, body: Buffer | string): Request => ({
  asks,
  headers: [['Content-Type', type]],
  body,
})

export const json = (asks: string, body: unknown): Request => ({
  asks,
  headers: [['Content-Type', 'application/json']],
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
})

/** A small valid call without a file. */
export const OFFICER = 'POST /api/officers'
export const officer = { name: 'ক', designation: 'খ' }

/** A call with many fields and no file. */
export const INFO = 'POST /api/schoolInfo'
