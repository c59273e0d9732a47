import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { byId, noContent, passwordProof, problems } from '../../errors/api-schema.ts'
import { NotAllowed, NotFound, orNotFound } from '../../errors/classes.ts'
import { proveCurrentPassword } from './prove-password.ts'
import { addAccount, changePassword, changeRole, hashNewPassword, removeAccount } from './rules.ts'
import {
  accountChange,
  accountRecord,
  listedAccount,
  newAccount,
  passwordChange,
  sessionRecord,
} from './schema.ts'

export const ownStaffRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/logout',
    {
      schema: {
        summary: 'Sign out: the token becomes invalid',
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id, account } = request.staff!
      await request.writePrivate(({ accounts }) => accounts.endSession(account._id, id))
      reply.clearSessionCookie()
      // Not `"storage"` or `"cookies"`: drafts and the browser's language must stay. Only the
      // session's cookie is deleted.
      return reply.code(204).header('clear-site-data', '"cache"').send(null)
    },
  )

  app.get(
    '/me',
    {
      schema: {
        summary: 'The account that is signed in',
        response: { 200: accountRecord },
      },
    },
    async (request) => request.staff!.account,
  )

  app.put(
    '/password',
    {
      schema: {
        summary: 'Change your own password; ends your other sessions',
        body: passwordChange,
        response: { 204: noContent, ...problems(429) },
      },
    },
    async (request, reply) => {
      const { id, account } = request.staff!
      const { currentPassword, newPassword } = request.body
      await proveCurrentPassword(request, currentPassword)
      const { _id, username } = account
      const passwordHash = await hashNewPassword(
        request.school.stores,
        newPassword,
        'newPassword',
        username,
      )
      await request.writePrivate((transaction) =>
        changePassword(transaction, _id, { passwordHash }, id),
      )
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/sessions',
    {
      schema: {
        summary: 'Your own sessions, newest first',
        response: { 200: z.array(sessionRecord) },
      },
    },
    async (request) => {
      const current = request.staff!
      const sessions = await request.school.stores.accounts.listSessions(current.account._id)
      return sessions.map(({ id, ...rest }) => ({
        _id: id,
        ...rest,
        isCurrent: id === current.id,
      }))
    },
  )

  app.delete(
    '/sessions/:id',
    {
      schema: {
        summary: 'End one of your own sessions',
        params: byId,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { _id } = request.staff!.account
      const ended = await request.writePrivate(({ accounts }) =>
        accounts.endSession(_id, request.params.id),
      )
      if (!ended) throw new NotFound()
      return reply.code(204).send(null)
    },
  )
}

/** For admins only. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'All accounts',
        response: { 200: z.array(listedAccount) },
      },
    },
    ({ school }) => school.stores.accounts.list(),
  )

  app.post(
    '/',
    {
      schema: {
        summary: 'Add an account',
        body: newAccount,
        response: { 201: accountRecord, ...problems(409, 429) },
      },
    },
    async (request, reply) => {
      const { username, password, role, currentPassword } = request.body
      if (currentPassword !== undefined) await proveCurrentPassword(request, currentPassword)
      const passwordHash = await hashNewPassword(
        request.school.stores,
        password,
        'password',
        username,
      )
      const added = await request.writePrivate((transaction) =>
        addAccount(transaction, { username, passwordHash, role, isGiven: true }),
      )
      return reply.code(201).send(added)
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        summary:
          'Change the role or the password of another account; a new password ends its sessions',
        params: byId,
        body: accountChange,
        response: { 200: accountRecord, ...problems(429) },
      },
    },
    async (request) => {
      const { id } = request.params
      const { password, role, currentPassword } = request.body
      const isOwn = id === request.staff!.account._id
      // Otherwise an open session would be enough to take over the account, including its second
      // step.
      if (isOwn && password !== undefined) throw new NotAllowed('own-password')
      // A slip would leave her without the rights to correct it.
      if (isOwn && role !== undefined) throw new NotAllowed('own-role')
      if (currentPassword !== undefined) await proveCurrentPassword(request, currentPassword)
      const username = (await request.school.stores.accounts.find(id))?.username
      const passwordHash =
        password === undefined
          ? undefined
          : await hashNewPassword(request.school.stores, password, 'password', username)
      return request.writePrivate(async (transaction) => {
        const account = orNotFound(await transaction.accounts.find(id))
        if (passwordHash !== undefined) {
          await changePassword(transaction, id, { passwordHash, isGiven: true })
        }
        const isNewRole = role !== undefined && role !== account.role
        return isNewRole ? changeRole(transaction, id, role) : account
      })
    },
  )

  app.delete(
    '/:id',
    {
      config: { needsPassword: true },
      schema: {
        summary: 'Delete an account; ends its sessions',
        params: byId,
        body: passwordProof,
        response: { 204: noContent, ...problems(429) },
      },
    },
    async (request, reply) => {
      await request.writePrivate((transaction) => removeAccount(transaction, request.params.id))
      return reply.code(204).send(null)
    },
  )
}
