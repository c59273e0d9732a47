import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { byId, noContent, passwordProof, problems } from '../../../errors/api-schema.ts'
import { fieldError } from '../../../errors/codes.ts'
import {
  AlreadyExists,
  InvalidInput,
  NotAllowed,
  NotFound,
  orNotFound,
} from '../../../errors/classes.ts'
import { subscriberOf } from '../address.ts'
import { proveCurrentPassword } from '../prove-password.ts'
import { turnOffTwoStep } from '../rules.ts'
import { addressOf, findStep, newSecret } from './one-time-code.ts'
import { makeRecoveryCodes } from './second-step.ts'
import { recoveryCodes, twoStepBegun, twoStepCode, twoStepState } from '../schema.ts'

export const ownTwoStepRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Whether two-step sign-in is on, and how many recovery codes are left',
        response: { 200: twoStepState },
      },
    },
    async (request) => {
      const { stores } = request.school
      const id = request.staff!.account._id
      const since = (await stores.twoStep.find(id))?.confirmedAt ?? null
      return { since, recoveryCodesLeft: await stores.twoStep.countRecoveryCodes(id) }
    },
  )

  app.post(
    '/',
    {
      schema: {
        summary:
          'Begin two-step sign-in: returns a secret for the phone. It is on only after the confirmation',
        body: passwordProof,
        response: { 200: twoStepBegun, ...problems(409, 429) },
      },
    },
    async (request) => {
      await proveCurrentPassword(request, request.body.currentPassword)
      const { _id, username } = request.staff!.account
      const secret = newSecret()
      if (!(await request.writePrivate(({ twoStep }) => twoStep.begin(_id, secret)))) {
        throw new AlreadyExists('two-step-is-on')
      }
      const { schoolName, schoolNameEnglish } = await request.school.stores.site.find()
      return { secret, address: addressOf(secret, username, schoolNameEnglish || schoolName) }
    },
  )

  app.post(
    '/confirm',
    {
      schema: {
        summary: 'Turn on two-step sign-in with a code from the phone; ends your other sessions',
        body: twoStepCode,
        response: { 200: recoveryCodes, ...problems(404, 429) },
      },
    },
    async (request) => {
      const { stores } = request.school
      const { id, account } = request.staff!
      const address = subscriberOf(request.ip)
      const secret = orNotFound(await stores.twoStep.findBegun(account._id), 'two-step-not-begun')
      await stores.signInLimit.attempt(account.username, address)
      const step = findStep(secret, request.body.code)
      if (step === undefined) {
        throw new InvalidInput(fieldError('code', 'phone-code-wrong'))
      }
      await stores.signInLimit.succeed(account.username, address)
      const { codes, stored } = await makeRecoveryCodes()
      await request.writePrivate(async ({ history, accounts, twoStep }) => {
        const isOn = await twoStep.confirm(account._id, { secret, step }, stored)
        if (!isOn) throw new NotFound('two-step-not-begun')
        await accounts.endSessions(account._id, id)
        await history.twoStep('twoStepOn', account)
      })
      return { recoveryCodes: codes }
    },
  )

  app.post(
    '/recovery-codes',
    {
      schema: {
        summary: 'Make new recovery codes; the old ones stop working',
        body: passwordProof,
        response: { 200: recoveryCodes, ...problems(404, 429) },
      },
    },
    async (request) => {
      await proveCurrentPassword(request, request.body.currentPassword)
      const { account } = request.staff!
      const { codes, stored } = await makeRecoveryCodes()
      await request.writePrivate(async ({ history, twoStep }) => {
        const isOn = await twoStep.replaceRecoveryCodes(account._id, stored)
        if (!isOn) throw new NotFound('two-step-is-off')
        await history.twoStep('recoveryCodesMade', account)
      })
      return { recoveryCodes: codes }
    },
  )

  app.post(
    '/off',
    {
      schema: {
        summary: 'Turn off two-step sign-in: the password alone is enough again',
        body: passwordProof,
        response: { 204: noContent, ...problems(404, 429) },
      },
    },
    async (request, reply) => {
      await proveCurrentPassword(request, request.body.currentPassword)
      const { account } = request.staff!
      await request.writePrivate((transaction) => turnOffTwoStep(transaction, account))
      return reply.code(204).send(null)
    },
  )
}

/** For admins only: helps people who have lost both phone and recovery codes. */
export const adminTwoStepRoute: FastifyPluginAsyncZod = async (app) => {
  app.delete(
    '/:id/two-step',
    {
      schema: {
        summary: 'Turn off two-step sign-in for another account',
        params: byId,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (id === request.staff!.account._id) {
        throw new NotAllowed('own-two-step')
      }
      await request.writePrivate(async (transaction) =>
        turnOffTwoStep(transaction, orNotFound(await transaction.accounts.find(id))),
      )
      return reply.code(204).send(null)
    },
  )
}
