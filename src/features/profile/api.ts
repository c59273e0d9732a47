import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, problems } from '../../errors/api-schema.ts'
import { orAlreadyExists } from '../../database/unique.ts'
import { NotFound } from '../../errors/classes.ts'
import { upload } from '../../files/schema.ts'
import type { StoredFile } from '../../files/table.ts'
import { change } from '../../records/history/changes.ts'
import { changeRecord, createRecord } from '../../records/record-routes.ts'
import { carryToContact, carryToSite } from './carry-facts.ts'
import {
  contact,
  contactAnswer,
  contactRecord,
  SITE_PICTURES,
  type SitePicture,
  schoolInfo,
  schoolInfoRecord,
  siteChange,
  siteRecord,
} from './schema.ts'
import { contactSubject, schoolInfoSubject, siteSubject } from './subject.ts'

const CARRIED =
  'A new `schoolName` or `phone` also replaces that of the other record (`/contactus`, `/site`) if that one is empty or was the same before'
const SAVED = 'Data saved successfully!'

export const profileReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/schoolInfo',
    {
      schema: {
        summary: 'The school profile, or null',
        response: { 200: schoolInfoRecord.nullable() },
      },
    },
    async ({ school }) => (await school.stores.schoolInfo.find()) ?? null,
  )

  app.get(
    '/schoolInfo/:id',
    {
      schema: {
        summary: 'The school profile, by its id',
        params: byId,
        response: { 200: schoolInfoRecord },
      },
    },
    async (request) => {
      const info = await request.school.stores.schoolInfo.find()
      if (info?._id !== request.params.id) throw new NotFound()
      return info
    },
  )

  app.get(
    '/contactus',
    {
      schema: {
        summary: 'The contact information, or null',
        response: { 200: contactRecord.nullable() },
      },
    },
    async ({ school }) => (await school.stores.contact.find()) ?? null,
  )

  app.get(
    '/site',
    {
      schema: {
        summary: 'The school’s name, head teacher, history and links',
        response: { 200: siteRecord },
      },
    },
    ({ school }) => school.stores.site.find(),
  )
}

export const profileWrites: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/schoolInfo',
    {
      schema: {
        summary: 'Create the school profile',
        body: schoolInfo,
        response: { 201: schoolInfoRecord, ...problems(409) },
      },
    },
    async (request, reply) => {
      const created = await orAlreadyExists(
        createRecord(request, schoolInfoSubject, (transaction) =>
          transaction.schoolInfo.create(request.body),
        ),
        'already-exists',
      )
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/schoolInfo/:id',
    {
      schema: {
        summary: 'Change the school profile',
        params: byId,
        body: schoolInfo,
        response: { 200: schoolInfoRecord, ...problems(412) },
      },
    },
    (request) => changeRecord(request, schoolInfoSubject, request.body),
  )

  app.post(
    '/contactus',
    {
      schema: {
        summary: 'Create the contact information',
        body: contact,
        response: { 201: contactAnswer, ...problems(409) },
      },
    },
    async (request, reply) => {
      const created = await orAlreadyExists(
        request.write(async (transaction) => {
          const { history, contact: store } = transaction
          const after = await history.created('contact', await store.create(request.body))
          await carryToSite(transaction, { after }, request)
          return { ...after, message: SAVED }
        }),
        'already-exists',
      )
      return reply.code(201).send(created)
    },
  )

  app.put(
    '/contactus',
    {
      schema: {
        summary: 'Change the contact information',
        description: CARRIED,
        body: contact,
        response: { 200: contactAnswer, ...problems(404, 412) },
      },
    },
    async (request) => ({
      ...(await changeRecord(request, contactSubject, request.body, carryToSite)),
      message: SAVED,
    }),
  )

  app.put(
    '/site',
    {
      schema: {
        summary: 'Change the given fields; absent fields stay unchanged',
        description: CARRIED,
        body: siteChange,
        response: { 200: siteRecord, ...problems(412) },
      },
    },
    (request) => changeRecord(request, siteSubject, request.body, carryToContact),
  )

  for (const which of SITE_PICTURES) {
    app.put(
      `/site/${which}`,
      {
        schema: {
          summary: 'Replace the picture',
          consumes: ['multipart/form-data'],
          body: z.object({ file: upload }),
          response: { 200: siteRecord },
        },
      },
      (request) =>
        request.school.files.save(request.body.file, 'pictures', (file) =>
          changePicture(request, which, file),
        ),
    )

    app.delete(
      `/site/${which}`,
      {
        schema: {
          summary: 'Remove the picture',
          response: { 200: siteRecord },
        },
      },
      (request) => changePicture(request, which, null),
    )
  }
}

/** Needs no If-Match: the new picture replaces any current picture. */
function changePicture(request: FastifyRequest, which: SitePicture, file: StoredFile | null) {
  return request.write((transaction) =>
    change(transaction.history, siteSubject(transaction), { input: { [which]: file } }),
  )
}
