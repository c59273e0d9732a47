import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Drawing, fetchDrawing } from '../files/drawing.ts'
import parseRange from 'range-parser'
import { RangeRefused } from '../errors/classes.ts'
import type { StoredContent } from '../files/file-store.ts'
import { isShownInline } from '../files/kinds.ts'
import { renditionWidths } from '../files/pictures/source.ts'
import type { NamedFile } from '../files/named.ts'
import type { ServedFile } from '../files/rows.ts'
import { namesOfRows, parseStoredName } from '../files/stored-name.ts'
import { type Area, AREAS, type StoredFile } from '../files/table.ts'

/**
 * A browser caches a file for a year. A shared cache keeps it for two seconds only and must not
 * serve it longer while this server fails, because it would still serve deleted files.
 */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=2, immutable'

/** A draft can be published or changed at any time. */
const NOT_CACHED = 'private, no-store'

interface Match {
  file: ServedFile
  name: string
  mimeType: string
}

type AnswerMissing = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: NamedFile,
) => Promise<unknown>

/** GET /uploads/… and /gallery-uploads/…: serves only files that a row names. */
export function storedFileRoutes(
  answerMissing: AnswerMissing,
  isStaff: (request: FastifyRequest) => Promise<boolean>,
) {
  return async (app: FastifyInstance): Promise<void> => {
    // For error answers too: content from these paths must never run with the rights of the site.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', SANDBOX)
    })
    for (const area of AREAS) {
      app.get<{ Params: { name: string } }>(
        `/${area}/:name`,
        { schema: { hide: true } },
        async (request, reply) => {
          const { stores, fileStore } = request.school
          const match = await find(stores.findFile, area, request.params.name)
          const isAllowed = match && (!match.file.isHidden || (await isStaff(request)))
          const content = isAllowed && (await fileStore.open(area, match.name))
          if (!content) return answerMissing(request, reply, { area, name: request.params.name })
          return send(request, reply, match, content)
        },
      )
    }
  }
}

async function find(
  findFile: (name: string) => Promise<ServedFile | undefined>,
  area: Area,
  name: string,
): Promise<Match | undefined> {
  const parsed = parseStoredName(name)
  if (!parsed) return undefined
  const { width, extension } = parsed
  const [own, picture] = namesOfRows(name)
  const file = (await findFile(own!)) ?? (await findFile(picture!))
  if (file?.area !== area) return undefined
  if (file.name === name) return { file, name, mimeType: file.mimeType }
  const isRendition =
    file.width !== null &&
    (extension === 'webp' || extension === 'avif') &&
    (!width || renditionWidths(file.width).includes(Number(width)))
  return isRendition ? { file, name, mimeType: `image/${extension}` } : undefined
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, name, mimeType }: Match,
  content: StoredContent,
) {
  const { size } = content
  const range = requestedRange(request, size, name)
  if (range === 'unsatisfiable') throw new RangeRefused(size)
  const tag = `"${name}"`
  const type = isShownInline(mimeType) ? 'inline' : 'attachment'
  reply.headers({
    'content-type': mimeType,
    'content-disposition': contentDisposition(servedName(file, mimeType), { type }),
    'cache-control': file.isHidden ? NOT_CACHED : CACHE_CONTROL,
    'accept-ranges': 'bytes',
    etag: tag,
    'content-security-policy': contentPolicy(mimeType),
  })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()

  reply.header('content-length', range ? range.end - range.start + 1 : size)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  // An empty stream, because Fastify would send a content-length of 0 for an empty body.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  return reply.send(await content.read(range))
}

/** Accepts one range. For several ranges, or the range of an older file, the whole file is sent. */
function requestedRange(request: FastifyRequest, size: number, name: string) {
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

/** Prevents active content in a file from running. */
const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The PDF viewers of browsers do not run in a CSP sandbox; they have their own sandbox. */
function contentPolicy(mimeType: string): string {
  return mimeType === 'application/pdf' ? SANDBOX.replace('sandbox', "object-src 'self'") : SANDBOX
}

/** Answers with a drawing, or with 304 if the reader has it. */
export async function sendDrawing(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, drawing, cacheControl }: { name: string; drawing: Drawing; cacheControl: string },
): Promise<unknown> {
  const headers = { etag: `"${name}"`, 'cache-control': cacheControl }
  if (request.headers['if-none-match']?.includes(headers.etag))
    return reply.headers(headers).code(304).send()
  const { fileStore, files } = request.school
  const png = await fetchDrawing(name, drawing, { store: fileStore, folder: files.incomingFolder })
  return reply.headers(headers).type('image/png').send(png)
}
