import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../../../errors/api-schema.ts'
import { NotSignedIn, SecondStepRefused } from '../../../errors/classes.ts'
import { subscriberOf } from '../address.ts'
import { isPassword, logCostlyHash } from '../password.ts'
import { signedIn, signIn } from '../schema.ts'
import { takeSecondStep } from '../two-step/second-step.ts'

/** Body limit before sign-in: enough for a name and a password. */
const MAX_BYTES = 16 * 1024

export const signInRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/login',
    {
      bodyLimit: MAX_BYTES,
      schema: {
        summary: 'Sign in; sets the cookie adminToken',
        description:
          'For an account with two-step sign-in, the answer to a correct password without a `code` is 401 with a `type` that ends in `#second-step-needed`. With a wrong `code` it ends in `#second-step-wrong`. A wrong name or password gives `#not-signed-in`.',
        body: signIn,
        response: { 200: signedIn, ...problems(401, 429) },
      },
    },
    async (request, reply) => {
      const { stores, writePrivate } = request.school
      const { addressFailures } = request.server
      const { username, password, code } = request.body
      const address = subscriberOf(request.ip)
      await stores.signInLimit.attempt(username, address, addressFailures)
      const account = await stores.accounts.findByName(username)
      const isRight = await isPassword(password, account?.passwordHash, () =>
        logCostlyHash(request, username),
      )
      if (!isRight || !account) {
        // If there is no such account, the user may have typed a password as the name: do not log
        // it.
        const known = account?.username ?? '(no such account)'
        request.log.warn({ username: known, address }, 'sign-in refused')
        throw new NotSignedIn('invalid-credentials')
      }
      const secondStep = await takeSecondStep(request.school, account.id, code)
      if (secondStep === 'needed' || secondStep === 'wrong') {
        request.log.warn({ username, address, secondStep }, 'sign-in refused')
        throw new SecondStepRefused(`second-step-${secondStep}`)
      }
      const before = await request.findCookieSession()
      const session = await writePrivate(async ({ accounts, twoStep }) => {
        // The account may have changed since the checks above, and ended all its sessions.
        const isSame = await accounts.lock(account.id, account.passwordHash)
        if (!isSame || (secondStep === 'none' && (await twoStep.find(account.id)))) {
          throw new NotSignedIn('invalid-credentials')
        }
        // The browser gets a new token. End the session of the old token, so that it is useless.
        if (before) await accounts.endSession(before.account._id, before.id)
        return accounts.startSession(account.id, {
          userAgent: request.headers['user-agent'] ?? '',
          address: request.ip,
        })
      })
      await stores.signInLimit.succeed(username, address, addressFailures)
      request.log.info({ username, address, secondStep }, 'signed in')
      reply.setSessionCookie(session.token)
      return session
    },
  )
}
