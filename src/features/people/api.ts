import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, problems } from '../../errors/api-schema.ts'
import { timeNow } from '../../base/clock.ts'
import { toNfc } from '@pathshala/bengali/clean-text'
import { parseIfMatch } from '../../database/version.ts'
import { FileRejected, InvalidInput, orNotFound } from '../../errors/classes.ts'
import { discard, type IncomingFile } from '../../files/incoming.ts'
import type { StoredFile } from '../../files/table.ts'
import { change, refuseOutdated } from '../../records/history/changes.ts'
import { importAnswer, importList } from '../../records/import-rows.ts'
import {
  changeRecord,
  createRecord,
  recordRoutes,
  withOrderTag,
  withPicture,
} from '../../records/record-routes.ts'
import { dayAt } from '../../words/format.ts'
import { cleanPage } from './clean-page.ts'
import { futureConsents } from './consent.ts'
import { peopleList } from './import.ts'
import { emptied, forgetFields } from './forget.ts'
import {
  newOfficer,
  type OfficerChange,
  officerChange,
  officerImport,
  officerQuery,
  officerRecord,
  teacherPageRecord,
  teacherPageUpload,
} from './schema.ts'
import { officerOrderSubject, officerSubject, teacherPageSubject } from './subject.ts'
import { MAX_PAGE_BYTES } from './teacher-page-limits.ts'
import { describePage } from './teacher-page-store.ts'

export const officerReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/officers',
    {
      config: { hasStates: true },
      schema: {
        summary: 'Officers and teachers, in the school’s own order',
        description:
          'The ETag is the version of the order, for If-Match when the order is changed.',
        querystring: officerQuery,
        response: { 200: z.array(officerRecord) },
      },
    },
    async ({ school, query: { state } }, reply) => {
      const { officers } = school.stores
      const listed = await (state === undefined ? officers.listVisible() : officers.list())
      return withOrderTag(reply, listed)
    },
  )

  app.get(
    '/teacherInformation',
    {
      schema: {
        tags: ['officers'],
        summary: 'Where TeacherInformation.html comes from',
        response: { 200: teacherPageRecord },
      },
    },
    async ({ school }) => describePage(await school.stores.officers.ownPage.find()),
  )
}

export const officerWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, {
    at: '/officers',
    record: officerRecord,
    subject: officerSubject,
  })

  app.post(
    '/officers',
    {
      schema: {
        summary: 'Add a person at the end of the list',
        consumes: ['application/json', 'multipart/form-data'],
        body: newOfficer,
        response: { 201: officerRecord },
      },
    },
    async (request, reply) => {
      const { file, ...details } = request.body
      refuseFutureConsents(request, details)
      const created = await withPicture(request, file, (photo) =>
        createRecord(request, officerSubject, ({ officers }) => officers.create(details, photo)),
      )
      return reply.code(201).send(created)
    },
  )

  app.post(
    '/officers/import',
    {
      schema: {
        summary:
          'Add and change many people. Each row is taken as a whole, or refused with the reason',
        body: officerImport,
        response: { 200: importAnswer(officerRecord) },
      },
    },
    (request) => {
      const today = dayAt(timeNow(), request.school.settings.timeZone)
      return importList(request.body, {
        stores: request.school.stores,
        write: (work) => request.write(work),
        listOf: (stores) => peopleList(stores, today),
      })
    },
  )

  routes.order(officerOrderSubject)

  app.put(
    '/officers/:id',
    {
      schema: {
        summary: 'Change the given fields; absent fields stay unchanged',
        consumes: ['application/json', 'multipart/form-data'],
        params: byId,
        body: officerChange,
        response: { 200: officerRecord, ...problems(412) },
      },
    },
    async (request) => {
      const { file, photo: noPhoto, forget, ...words } = request.body
      refuseFutureConsents(request, words)
      const { id } = request.params
      const expected = parseIfMatch(request.headers['if-match'])
      let unused: StoredFile[] = []
      const officer = await withPicture(
        request,
        file,
        (photo: StoredFile | null | undefined = noPhoto) =>
          request.write(async (transaction) => {
            const input = { ...words, photo }
            const subject = officerSubject(transaction)
            const changed = await change(transaction.history, subject, { id, input, expected })
            if (forget) unused = await forgetFields(transaction, id, emptied(input, changed))
            return changed
          }),
      )
      await request.school.files.remove(unused)
      return officer
    },
  )

  app.delete(
    '/officers/:id/photo',
    {
      schema: {
        summary: 'Remove the photo for good: also from the history, with all earlier photos',
        params: byId,
        response: { 204: noContent, ...problems(412) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const expected = parseIfMatch(request.headers['if-match'])
      const unused = await request.write(async (transaction) => {
        const subject = officerSubject(transaction)
        await change(transaction.history, subject, { id, input: { photo: null }, expected })
        return forgetFields(transaction, id, ['photo'])
      })
      await request.school.files.remove(unused)
      return reply.code(204).send(null)
    },
  )

  routes.remove('Delete a person: moves the record and the photo to the bin')

  app.put(
    '/teacherInformation',
    {
      schema: {
        tags: ['officers'],
        summary: 'Use the school’s own TeacherInformation.html instead of the list',
        consumes: ['multipart/form-data'],
        body: teacherPageUpload,
        response: { 200: teacherPageRecord, ...problems(412) },
      },
    },
    async (request) => {
      const { file } = request.body
      try {
        return await changeRecord(request, teacherPageSubject, await readPage(file, request))
      } finally {
        await discard(file)
      }
    },
  )

  app.delete(
    '/teacherInformation',
    {
      schema: {
        tags: ['officers'],
        summary: 'Delete the school’s own file: the page is made from the list again',
        response: { 204: noContent, ...problems(404, 412) },
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

/** @throws InvalidInput */
function refuseFutureConsents(
  { school }: Pick<FastifyRequest, 'school'>,
  { phoneConsentOn, photoConsentOn }: OfficerChange,
): void {
  const today = dayAt(timeNow(), school.settings.timeZone)
  const errors = futureConsents({ phoneConsentOn, photoConsentOn }, today)
  if (errors.length > 0) throw new InvalidInput(...errors)
}

/** @throws FileRejected */
async function readPage(
  { path, size }: IncomingFile,
  { school }: Pick<FastifyRequest, 'school'>,
): Promise<string> {
  if (size > MAX_PAGE_BYTES) {
    throw new FileRejected(413, 'page-too-large', { megabytes: MAX_PAGE_BYTES / 1024 / 1024 })
  }
  const html = decode(await readFile(path))
  if (html === undefined || html.includes('\0') || !/<[a-z!]/i.test(html)) {
    throw new FileRejected(415, 'not-html')
  }
  return cleanPage(toNfc(html), school.id)
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
