import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { NotFound, RangeRefused } from '../errors.ts'
import type { FileStore, StoredContent } from './file-store.ts'
import { isShownInline } from './kinds.ts'
import { cutWidths } from './picture-source.ts'
import type { Area, StoredFile } from './table.ts'

const AREAS: Area[] = ['uploads', 'gallery-uploads']
/** Made by `newId`, perhaps with the width of a cut, and the ending. */
const STORED_NAME = /^([\da-f-]{36})(?:-(\d{3,4}))?\.([a-z]{3,4})$/

interface Found {
  file: StoredFile
  name: string
  mimeType: string
}

/** GET /uploads/… and /gallery-uploads/…: what a row names, and nothing else that lies there. */
export function storedFileRoutes(
  findFile: (name: string) => Promise<StoredFile | undefined>,
  store: FileStore,
) {
  return async (app: FastifyInstance): Promise<void> => {
    // For refusals as well: whatever comes from here acts as nobody's.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', SANDBOX)
    })
    for (const area of AREAS) {
      app.get<{ Params: { name: string } }>(
        `/${area}/:name`,
        { schema: { hide: true } },
        async (request, reply) => {
          const found = await find(area, request.params.name)
          const content = found && (await store.open(area, found.name))
          if (!content) throw new NotFound('This file is not here. It may have been deleted.')
          return send(request, reply, found, content)
        },
      )
    }
  }

  async function find(area: Area, name: string): Promise<Found | undefined> {
    const [, id, width, extension] = STORED_NAME.exec(name) ?? []
    if (!id || !extension) return undefined
    const file = (await findFile(`${id}.${extension}`)) ?? (await findFile(`${id}.webp`))
    if (file?.area !== area) return undefined
    if (file.name === name) return { file, name, mimeType: file.mimeType }
    const isCut =
      file.width !== null &&
      (extension === 'webp' || extension === 'avif') &&
      (!width || cutWidths(file.width).includes(Number(width)))
    return isCut ? { file, name, mimeType: `image/${extension}` } : undefined
  }
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, name, mimeType }: Found,
  content: StoredContent,
) {
  const { size } = content
  const range = wantedRange(request, size, name)
  if (range === 'unsatisfiable') throw new RangeRefused(size)
  const tag = `"${name}"`
  const type = isShownInline(mimeType) ? 'inline' : 'attachment'
  reply.headers({
    'content-type': mimeType,
    'content-disposition': contentDisposition(servedName(file, mimeType), { type }),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: tag,
    'last-modified': new Date(file.createdAt).toUTCString(),
    'content-security-policy': contentPolicy(mimeType),
  })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()

  reply.header('content-length', range ? range.end - range.start + 1 : size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  // An empty stream: for an empty body Fastify would say that the file's length is 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await content.read(range))
}

/** One range is honoured; for several, or one of an older file, the whole file is a right answer. */
function wantedRange(request: FastifyRequest, size: number, name: string) {
  const { range, 'if-range': ifRange } = request.headers
  if (!range || (ifRange !== undefined && ifRange !== `"${name}"`)) return undefined
  const parsed = parseRange(size, range)
  if (parsed === -1) return 'unsatisfiable' as const
  if (parsed === -2 || parsed.type !== 'bytes' || parsed.length !== 1) return undefined
  return parsed[0]
}

function servedName(file: StoredFile, mimeType: string): string {
  return mimeType === file.mimeType ? file.fileName : file.fileName.replace(/\.\w+$/, '.avif')
}

/** Keeps whatever a file holds from acting. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Browsers' own PDF viewers do not run in a sandbox: they are one. */
function contentPolicy(mimeType: string): string {
  return mimeType === 'application/pdf' ? SANDBOX.replace('sandbox', "object-src 'self'") : SANDBOX
}
