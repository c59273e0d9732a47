import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { orAlreadyExists } from '../../../database/unique.ts'
import { byId, noContent, problems } from '../../../errors/api-schema.ts'
import { InvalidInput, orNotFound } from '../../../errors/classes.ts'
import { changeRecord } from '../../../records/record-routes.ts'
import { checkHost, PrivateAddress } from '../../../base/allowed-address.ts'
import { fieldError } from '../../../errors/codes.ts'
import { secureAddress } from '../endpoint.ts'
import {
  createdWebhook,
  newWebhook,
  webhookChange,
  type WebhookChange,
  webhookRecord,
  type WebhookRecord,
} from './schema.ts'
import { plainSubject } from '../../../records/history/changes.ts'
import type { Stores } from '../../../request/school.ts'

const webhookSubject = ({ webhooks }: Stores) => ({
  ...plainSubject<WebhookChange, WebhookRecord>('webhook', webhookChange, webhooks),
  fieldsOf,
})

/** For admins: programs that get announcements, for example those of the district's site. */
export const webhookCalls: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary:
          'The addresses of programs that are told of news, and whether the last call arrived',
        response: { 200: z.array(webhookRecord) },
      },
    },
    ({ school }) => school.stores.webhooks.list(),
  )

  app.post(
    '/',
    {
      schema: {
        summary: 'Add an address. Only this answer has the secret of its signatures',
        body: newWebhook,
        response: { 201: createdWebhook, ...problems(409) },
      },
    },
    async (request, reply) => {
      const { isOn } = request.body
      const url = webhookAddress(request.body.url, request.school.settings.pushHosts)
      const created = request.write(async ({ webhooks, history }) => {
        const webhook = await webhooks.create({ url, isOn })
        await history.created('webhook', fieldsOf(webhook))
        return webhook
      })
      return reply.code(201).send(await orAlreadyExists(created, 'webhook-exists'))
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        summary: 'Change an address, or switch it off: then nothing waits for it any more',
        params: byId,
        body: webhookChange,
        response: { 200: webhookRecord, ...problems(409, 412) },
      },
    },
    async (request) => {
      const { url, isOn } = request.body
      const { pushHosts } = request.school.settings
      const change = { isOn, url: url === undefined ? url : webhookAddress(url, pushHosts) }
      return orAlreadyExists(changeRecord(request, webhookSubject, change), 'webhook-exists')
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        summary: 'Remove an address, its secret and what waits for it',
        params: byId,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await request.write(async ({ webhooks, history }) => {
        const webhook = orNotFound(await webhooks.find(id))
        await webhooks.remove(id)
        await history.deleted('webhook', fieldsOf(webhook))
      })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/test',
    {
      schema: {
        summary: 'Send a test call soon. Its result is in `lastTriedAt` and `lastProblem`',
        params: byId,
        response: { 202: webhookRecord },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const webhook = await request.write(async ({ webhooks, outbox }) => {
        const found = orNotFound(await webhooks.find(id))
        await outbox.testWebhook(id)
        return found
      })
      return reply.code(202).send(webhook)
    },
  )
}

/**
 * The address of a program, as URL writes it. A name can lead to a private address later, so the
 * connection checks it again. `pushHosts` may have private addresses.
 * @throws InvalidInput
 */
function webhookAddress(written: string, pushHosts: string[]): string {
  const url = secureAddress(URL.parse(written)?.href ?? '')
  if (!url) throw new InvalidInput(fieldError('url', 'https-address'))
  try {
    checkHost(url, pushHosts)
  } catch (error) {
    if (error instanceof PrivateAddress) throw new InvalidInput(fieldError('url', 'public-address'))
    throw error
  }
  return url.href
}

/** The fields that people change. */
function fieldsOf({ _id, url, isOn, version }: WebhookRecord) {
  return { _id, title: url, url, isOn, version }
}
