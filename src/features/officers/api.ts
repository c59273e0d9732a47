import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems } from '../../api-schema.ts'
import { parseIfMatch } from '../../database/version.ts'
import { FileRejected, orNotFound } from '../../errors.ts'
import { discard } from '../../files/incoming.ts'
import { toNfc } from '../../input.ts'
import type { Services } from '../../services.ts'
import { orderOf } from './order.ts'
import {
  newOfficer,
  officerChange,
  officerOrder,
  officerRecord,
  teacherPageRecord,
  teacherPageUpload,
} from './schema.ts'

const tags = ['officers']
const MAX_HTML_BYTES = 1024 * 1024

export function officerReads({ stores }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/officers',
      {
        schema: {
          tags,
          summary: 'Officers and teachers, in the school’s own order',
          response: { 200: z.array(officerRecord) },
        },
      },
      () => stores.officers.list(),
    )

    app.get(
      '/teacherInformation',
      {
        schema: {
          tags,
          summary: 'Where TeacherInformation.html comes from',
          response: { 200: teacherPageRecord },
        },
      },
      async () => {
        const own = await stores.officers.ownPage.find()
        return own
          ? { source: 'file' as const, updatedAt: own.updatedAt }
          : { source: 'list' as const, updatedAt: null }
      },
    )
  }
}

export function officerWrites({ files }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/officers',
      {
        schema: {
          tags,
          summary: 'Add a person at the end of the list',
          consumes: ['application/json', 'multipart/form-data'],
          body: newOfficer,
          response: { 201: officerRecord, ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request, reply) => {
        const { file, ...details } = request.body
        const created = file
          ? await files.save(file, 'pictures', (photo) =>
              request.write(async ({ history, officers }) =>
                history.created('officers', await officers.create(details, photo)),
              ),
            )
          : await request.write(async ({ history, officers }) =>
              history.created('officers', await officers.create(details)),
            )
        return reply.code(201).send(created)
      },
    )

    app.put(
      '/officers/order',
      {
        schema: {
          tags,
          summary: 'Put the list in a new order',
          body: officerOrder,
          response: { 200: z.array(officerRecord), ...problems(400, 401, 403) },
        },
      },
      (request) =>
        request.write(async ({ history, officers }) => {
          const before = await officers.list()
          const after = await officers.reorder(request.body.ids)
          await history.changed('officerOrder', orderOf(before), orderOf(after))
          return after
        }),
    )

    app.put(
      '/officers/:id',
      {
        schema: {
          tags,
          summary: 'Change what is given, keep the rest',
          consumes: ['application/json', 'multipart/form-data'],
          params: byId,
          body: officerChange,
          response: { 200: officerRecord, ...problems(400, 401, 403, 404, 412, 413, 415) },
        },
      },
      async (request) => {
        const { file, ...given } = request.body
        const { id } = request.params
        const expected = parseIfMatch(request.headers['if-match'])
        const change = Object.fromEntries(
          Object.entries(given).filter(([, value]) => value !== undefined),
        )
        const update = async (photo?: Parameters<typeof files.remove>[0][number]) => {
          return request.write(async ({ history, officers }) => {
            const before = orNotFound(await officers.find(id))
            const updated = (await officers.update(id, change, { photo, expected }))!
            await history.changed('officers', before, updated.officer)
            return updated
          })
        }
        const { officer, replaced } = file
          ? await files.save(file, 'pictures', update)
          : await update()
        if (replaced) await files.remove([replaced])
        return officer
      },
    )

    app.delete(
      '/officers/:id',
      {
        schema: {
          tags,
          summary: 'Take a person off the list, with the photo: both go to the bin',
          params: byId,
          response: { 204: noContent, ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await request.write(async ({ bin, officers }) => {
          const officer = orNotFound(await officers.find(id))
          await bin.add('officers', officer, (await officers.remove(id))!)
        })
        return reply.code(204).send(null)
      },
    )

    app.put(
      '/teacherInformation',
      {
        schema: {
          tags,
          summary: 'Use the school’s own TeacherInformation.html instead of the list',
          consumes: ['multipart/form-data'],
          body: teacherPageUpload,
          response: { 200: teacherPageRecord, ...problems(400, 401, 403, 413, 415) },
        },
      },
      async (request) => {
        const { file } = request.body
        try {
          const html = await readHtml(file.path, file.size)
          return await request.write(async ({ history, officers: { ownPage } }) => {
            const before = await ownPage.find()
            const { updatedAt } = await ownPage.put({ html })
            await history.changed('teacherPage', { html: before?.html }, { html })
            return { source: 'file' as const, updatedAt }
          })
        } finally {
          await discard(file)
        }
      },
    )

    app.delete(
      '/teacherInformation',
      {
        schema: {
          tags,
          summary: 'Go back to the page that follows from the list',
          response: { 204: noContent, ...problems(401, 403, 404) },
        },
      },
      async (request, reply) => {
        await request.write(async ({ history, officers: { ownPage } }) => {
          const { html } = orNotFound(await ownPage.find())
          await ownPage.remove()
          await history.deleted('teacherPage', { html })
        })
        return reply.code(204).send(null)
      },
    )
  }
}

async function readHtml(path: string, size: number): Promise<string> {
  if (size > MAX_HTML_BYTES) throw new FileRejected(413, 'Choose an HTML file of at most 1 MB.')
  const bytes = await readFile(path)
  const wrongKind = new FileRejected(415, 'Choose an HTML file, saved as UTF-8.')
  let html: string
  try {
    html = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw Object.assign(wrongKind, { cause })
  }
  if (html.includes('\0') || !/<[a-z!]/i.test(html)) throw wrongKind
  return toNfc(html)
}
