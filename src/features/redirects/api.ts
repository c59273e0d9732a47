import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noContent, problems } from '../../errors/api-schema.ts'
import { parseIfMatch } from '../../database/version.ts'
import { AlreadyExists, orNotFound } from '../../errors/classes.ts'
import { change, refuseOutdated } from '../../records/history/changes.ts'
import { importAnswer, importList } from '../../records/import-rows.ts'
import type { Stores } from '../../request/school.ts'
import { findTarget } from './find-target.ts'
import { redirectList } from './import.ts'
import {
  importedRedirect,
  redirect,
  type RedirectChange,
  redirectChange,
  redirectImport,
  redirectKey,
  redirectPage,
  redirectQuery,
  redirectRecord,
} from './schema.ts'
import { redirectSubject, toRecord } from './subject.ts'
import type { RedirectTable } from './table.ts'

export const redirectCalls: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Addresses of the old site, and the pages that they lead to',
        querystring: redirectQuery,
        response: { 200: redirectPage },
      },
    },
    async ({ school: { stores }, query }) => ({
      redirects: (await stores.redirects.list(query)).map(toRecord),
      total: await stores.redirects.count(query),
    }),
  )

  app.post(
    '/',
    {
      schema: {
        summary: 'Lead an old address to a page of this site',
        description: 'It has an effect only as long as this site has no page at the old address.',
        body: redirect,
        response: { 201: redirectRecord, ...problems(409) },
      },
    },
    async (request, reply) => {
      const { path } = request.body
      const created = await request.write(async (stores) => {
        const { redirects, history } = stores
        if (await redirects.find(path)) throw new AlreadyExists('redirect-exists')
        const { publicUrl } = request.school.settings
        const target = await findTarget(stores, request.body, publicUrl?.origin)
        const made = { path, target, moveId: null }
        await redirects.add([made])
        await history.created('redirect', { _id: path, title: path, target })
        return toRecord(made)
      })
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/',
    {
      schema: {
        summary: 'Change a redirect: its old address, its page, or both',
        description:
          'A redirect that a move brought is then one of staff: it stays when the move is taken back.',
        querystring: redirectKey,
        body: redirectChange,
        response: { 200: redirectRecord, ...problems(404, 409, 412) },
      },
    },
    (request) => {
      const { path: id } = request.query
      const expected = parseIfMatch(request.headers['if-match'])
      const { publicUrl } = request.school.settings
      return request.write(async (stores) => {
        const old = orNotFound(await stores.redirects.find(id))
        const subject = redirectSubject(stores)
        refuseOutdated(subject, old, expected)
        const input = await changed(stores, old, request.body, publicUrl?.origin)
        await change(stores.history, subject, { id, input })
        return toRecord(input)
      })
    },
  )

  app.post(
    '/import',
    {
      schema: {
        summary:
          'Add and change many redirects. Each row is taken as a whole, or refused with the reason',
        body: redirectImport,
        response: { 200: importAnswer(importedRedirect) },
      },
    },
    (request) => {
      const { stores, settings } = request.school
      return importList(request.body, {
        stores,
        write: (work) => request.write(work),
        listOf: (own) => redirectList(own, request.body.rows, settings.publicUrl?.origin),
      })
    },
  )

  app.delete(
    '/',
    {
      schema: {
        summary: 'Remove a redirect, by its old address',
        querystring: redirectKey,
        response: { 204: noContent, ...problems(404) },
      },
    },
    async (request, reply) => {
      const { path } = request.query
      await request.write(async ({ redirects, history }) => {
        const { target } = orNotFound(await redirects.remove(path))
        await history.deleted('redirect', { _id: path, title: path, target })
      })
      return reply.code(204).send(null)
    },
  )
}

/**
 * The redirect after a change. An unchanged one is not checked, because its page can be gone since.
 * @throws InvalidInput
 */
async function changed(
  stores: Stores,
  old: RedirectTable,
  { path = old.path, target = old.target }: RedirectChange,
  origin: string | undefined,
): Promise<RedirectTable> {
  if (path === old.path && target === old.target) return old
  const next = await findTarget(stores, { path, target }, origin)
  return path === old.path && next === old.target ? old : { path, target: next, moveId: null }
}
