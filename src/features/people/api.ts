import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems } from '../../errors/api-schema.ts'
import { toNfc } from '../../base/clean-text.ts'
import { parseIfMatch } from '../../database/version.ts'
import { FileRejected, orNotFound } from '../../errors/classes.ts'
import { discard, type IncomingFile } from '../../files/incoming.ts'
import type { StoredFile } from '../../files/table.ts'
import { refuseOutdated } from '../../records/history/changes.ts'
import {
  changeRecord,
  createRecord,
  recordRoutes,
  withOrderTag,
  withPicture,
} from '../../records/record-routes.ts'
import { cleanPage } from './clean-page.ts'
import {
  newOfficer,
  officerChange,
  officerRecord,
  teacherPageRecord,
  teacherPageUpload,
} from './schema.ts'
import { officerOrderSubject, officerSubject, teacherPageSubject } from './subject.ts'
import { MAX_PAGE_BYTES } from './teacher-page-limits.ts'
import { describePage } from './teacher-page-store.ts'

const tags = ['officers']

export const officerReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/officers',
    {
      schema: {
        tags,
        summary: 'Officers and teachers, in the school’s own order',
        description:
          'The ETag is the version of the order, for If-Match when the order is changed.',
        response: { 200: z.array(officerRecord) },
      },
    },
    async ({ school }, reply) => withOrderTag(reply, await school.stores.officers.list()),
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
    async ({ school }) => describePage(await school.stores.officers.ownPage.find()),
  )
}

export const officerWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, {
    tags,
    at: '/officers',
    record: officerRecord,
    subject: officerSubject,
  })

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
      const created = await withPicture(request, file, (photo) =>
        createRecord(request, officerSubject, ({ officers }) => officers.create(details, photo)),
      )
      return reply.code(201).send(created)
    },
  )

  routes.order(
    { summary: 'Change the order of the list' },
    'Every _id, in the new order',
    officerOrderSubject,
  )

  app.put(
    '/officers/:id',
    {
      schema: {
        tags,
        summary: 'Change the given fields; absent fields stay unchanged',
        consumes: ['application/json', 'multipart/form-data'],
        params: byId,
        body: officerChange,
        response: { 200: officerRecord, ...problems(400, 401, 403, 404, 412, 413, 415) },
      },
    },
    (request) => {
      const { file, photo: noPhoto, ...words } = request.body
      return withPicture(request, file, (photo: StoredFile | null | undefined = noPhoto) =>
        changeRecord(request, officerSubject, { ...words, photo }),
      )
    },
  )

  routes.remove('Delete a person: moves the record and the photo to the bin')

  app.put(
    '/teacherInformation',
    {
      schema: {
        tags,
        summary: 'Use the school’s own TeacherInformation.html instead of the list',
        consumes: ['multipart/form-data'],
        body: teacherPageUpload,
        response: { 200: teacherPageRecord, ...problems(400, 401, 403, 412, 413, 415) },
      },
    },
    async (request) => {
      const { file } = request.body
      try {
        return await changeRecord(request, teacherPageSubject, await readPage(file))
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
        summary: 'Delete the school’s own file: the page is made from the list again',
        response: { 204: noContent, ...problems(401, 403, 404, 412) },
      },
    },
    async (request, reply) => {
      const expected = parseIfMatch(request.headers['if-match'])
      await request.write(async (transaction) => {
        const { ownPage } = transaction.officers
        const page = await ownPage.find()
        const html = orNotFound(page.html ?? undefined)
        refuseOutdated(teacherPageSubject(transaction), page, expected)
        await ownPage.replace(null)
        await transaction.history.deleted('teacherPage', { html })
      })
      return reply.code(204).send(null)
    },
  )
}

/** @throws FileRejected */
async function readPage({ path, size }: IncomingFile): Promise<string> {
  if (size > MAX_PAGE_BYTES) {
    throw new FileRejected(413, 'page-too-large', { megabytes: MAX_PAGE_BYTES / 1024 / 1024 })
  }
  const html = decode(await readFile(path))
  if (html === undefined || html.includes('\0') || !/<[a-z!]/i.test(html)) {
    throw new FileRejected(415, 'not-html')
  }
  return cleanPage(toNfc(html))
}

/** Undefined if it is not text in UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
