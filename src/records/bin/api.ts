import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, passwordProof, problems } from '../../errors/api-schema.ts'
import { filterBatches, listBatches, mapBatches } from '../../database/list-batches.ts'
import { paging } from '../../database/paging.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { orNotFound } from '../../errors/classes.ts'
import type { StoredFile } from '../../files/table.ts'
import { titleMatcher } from '../../search/question.ts'
import { BIN_DAYS } from './expiry.ts'
import { restore } from './restore.ts'
import { binRecord, type BinRecord } from './schema.ts'
import type { BinEntryTable } from './table.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Calls for deleted records. Every account may restore them. */
export const binRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: `Everything deleted in the last ${BIN_DAYS} days, newest first`,
        querystring: paging,
        response: { 200: z.array(binRecord), ...problems(404) },
      },
    },
    ({ school: { stores }, query: { q, limit, before } }, reply) => {
      if (!q) return reply.toList(mapBatches(listBatches({ limit, before }, stores.bin), toRecord))
      const matches = titleMatcher(q)
      const all = listBatches({ before }, stores.bin)
      const matching = filterBatches(all, ({ title }) => matches(title), limit)
      return reply.toList(mapBatches(matching, toRecord))
    },
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        summary: 'Restore the record and its file; returns the record in the form of its own API',
        params: byId,
        response: { 200: z.looseObject({ _id: z.string() }), ...problems(409) },
      },
    },
    (request) =>
      orAlreadyExists(
        request.write(async (transaction) =>
          restore(
            transaction,
            orNotFound(await transaction.bin.take(request.params.id), 'not-in-bin'),
          ),
        ),
        'section-again',
      ),
  )
}

/** For admins only. */
export const binDeletions: FastifyPluginAsyncZod = async (app) => {
  app.delete(
    '/:id',
    {
      config: { needsPassword: true },
      schema: {
        summary: 'Delete permanently, with its file',
        params: byId,
        body: passwordProof,
        response: { 204: noContent, ...problems(429) },
      },
    },
    async (request, reply) => {
      const gone = await request.writePrivate(async ({ bin }) =>
        orNotFound(await bin.destroy(request.params.id), 'not-in-bin'),
      )
      await request.school.files.remove(gone)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/',
    {
      config: { needsPassword: true },
      schema: {
        summary: 'Empty the bin: deletes everything in it permanently',
        body: passwordProof,
        response: { 204: noContent, ...problems(429) },
      },
    },
    async (request, reply) => {
      await request.school.files.remove(await request.writePrivate(({ bin }) => bin.empty()))
      return reply.code(204).send(null)
    },
  )
}

function toRecord({ id, kind, title, files, deletedAt, deletedBy }: BinEntryTable): BinRecord {
  const sizes = (JSON.parse(files) as StoredFile[]).map(({ fileSize }) => fileSize)
  return {
    _id: id,
    kind,
    title,
    fileSize: sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size),
    deletedAt,
    deletedBy,
    expiresAt: new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString(),
  }
}
