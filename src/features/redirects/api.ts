import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noContent, problems } from '../../errors/api-schema.ts'
import { AlreadyExists, orNotFound } from '../../errors/classes.ts'
import { importAnswer, importList } from '../../records/import-rows.ts'
import { findTarget } from './find-target.ts'
import { redirectList } from './import.ts'
import {
  importedRedirect,
  redirect,
  redirectImport,
  redirectPage,
  redirectQuery,
  redirectRecord,
} from './schema.ts'

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
      redirects: await stores.redirects.list(query),
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
        return made
      })
      return reply.code(201).send(created)
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
        querystring: z.object({ path: z.string() }),
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
