import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { fieldError } from '../../errors/codes.ts'
import { FieldTooLong, FileRejected, InvalidInput, Refused } from '../../errors/classes.ts'
import { MAX_TEXT } from '../../features/documents/table.ts'
import { discard, type IncomingFile, receive } from '../../files/incoming.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The received uploads of this request that are not yet stored. */
    incoming: IncomingFile[] | null
  }
}

/**
 * Turns multipart forms into plain bodies, with an IncomingFile for each file. Hooks that refuse a
 * request run before its body is read. Files that were received but not stored are removed after
 * the answer.
 */
export const uploads = fp(async (app: FastifyInstance) => {
  const { maxUploadBytes } = app.settings
  const megabytes = maxUploadBytes / 1024 / 1024

  app.decorateRequest('incoming', null)
  app.addHook('onResponse', discardAll)
  app.addHook('onRequestAbort', discardAll)

  if (app.shares.isDistrict) {
    app.addHook('onRequest', async ({ school, headers }) => {
      if (!/^multipart\//i.test(headers['content-type'] ?? '')) return
      const { diskLimitBytes = Number.POSITIVE_INFINITY } = school.settings
      const bytes = Number(headers['content-length'] ?? 0)
      if ((await school.stores.sumFileSizes()) + bytes > diskLimitBytes) {
        throw new Refused(507, 'school-disk-full')
      }
    })
  }

  await app.register(multipart, {
    attachFieldsToBody: true,
    limits: {
      fileSize: maxUploadBytes,
      fields: 40,
      // The longest text in a script whose letters have four bytes.
      fieldSize: 4 * MAX_TEXT,
      headerPairs: 50,
    },
    async onFile(this: FastifyRequest, part) {
      const incoming = await receive(
        part.file,
        part.filename ?? '',
        this.school.files.incomingFolder,
      )
      this.incoming = [...(this.incoming ?? []), incoming]
      if (part.fieldname !== 'file') throw new InvalidInput(fieldError('file', 'choose-file'))
      refuseTooMany(this.incoming.length, this.routeOptions.config.maxFiles)
      if (part.file.truncated) throw new FileRejected(413, 'file-too-large', { megabytes })
      const isLeftEmpty = incoming.size === 0 && !part.filename
      Object.assign(part, { value: isLeftEmpty ? undefined : incoming })
    },
  })
  // After the hook of the library, which receives the body.
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = valuesOf(request.body as FormBody)
  })
})

type FormBody = Record<string, Multipart | Multipart[]>

/** @throws FieldTooLong for a field that the library truncated */
function valuesOf(body: FormBody = {}): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, parts] of Object.entries(body)) {
    const list = [parts].flat() as { value?: unknown; valueTruncated?: boolean }[]
    if (list.some(({ valueTruncated }) => valueTruncated)) throw new FieldTooLong(name, MAX_TEXT)
    const known = list.map(({ value }) => value).filter((value) => value !== undefined)
    if (known.length > 0) values[name] = Array.isArray(parts) ? known : known[0]
  }
  return values
}

/** @throws Refused, InvalidInput */
function refuseTooMany(count: number, max = 1): void {
  if (count <= max) return
  if (max === 1) throw new Refused(413, 'one-file')
  throw new InvalidInput(fieldError('file', 'too-many-files', { max }))
}

async function discardAll(request: FastifyRequest): Promise<void> {
  await Promise.all((request.incoming ?? []).map(discard))
}
