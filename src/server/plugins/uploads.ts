import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { fieldError } from '../../error-code.ts'
import { FileRejected, InvalidInput, Refused } from '../../errors.ts'
import { discard, type IncomingFile, receive } from '../../files/incoming.ts'
import type { Services } from '../../services.ts'

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
export const uploads = fp(async (app: FastifyInstance, { settings, files }: Services) => {
  const megabytes = settings.maxUploadBytes / 1024 / 1024

  app.decorateRequest('incoming', null)
  app.addHook('onResponse', discardAll)
  app.addHook('onRequestAbort', discardAll)

  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: {
      fileSize: settings.maxUploadBytes,
      fields: 40,
      fieldSize: 100 * 1024,
      headerPairs: 50,
    },
    async onFile(this: FastifyRequest, part) {
      const incoming = await receive(part.file, part.filename ?? '', files.incomingFolder)
      this.incoming = [...(this.incoming ?? []), incoming]
      if (part.fieldname !== 'file') throw new InvalidInput(fieldError('file', 'choose-file'))
      refuseTooMany(this.incoming.length, this.routeOptions.config.maxFiles)
      if (part.file.truncated) throw new FileRejected(413, 'file-too-large', { megabytes })
      const isLeftEmpty = incoming.size === 0 && !part.filename
      Object.assign(part, { value: isLeftEmpty ? undefined : incoming })
    },
  })
})

/** @throws Refused, InvalidInput */
function refuseTooMany(count: number, max = 1): void {
  if (count <= max) return
  if (max === 1) throw new Refused(413, 'one-file')
  throw new InvalidInput(fieldError('file', 'too-many-files', { max }))
}

async function discardAll(request: FastifyRequest): Promise<void> {
  await Promise.all((request.incoming ?? []).map(discard))
}
