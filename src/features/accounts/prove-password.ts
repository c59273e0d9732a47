import type { FastifyRequest } from 'fastify'
import { fieldError } from '../../errors/codes.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { subscriberOf } from './address.ts'
import { isPassword, logCostlyHash } from './password.ts'

/**
 * Checks the password of the signed-in account. Failures count like those at sign-in: somebody who
 * finds an open session must not get more attempts to guess the password.
 * @throws InvalidInput naming `currentPassword`, TooManyAttempts
 */
export async function proveCurrentPassword(
  request: FastifyRequest,
  currentPassword: string,
): Promise<void> {
  const { stores } = request.school
  const { username } = request.staff!.account
  const address = subscriberOf(request.ip)
  await stores.signInLimit.attempt(username, address)
  const stored = await stores.accounts.findByName(username)
  const isRight = await isPassword(currentPassword, stored?.passwordHash, () =>
    logCostlyHash(request, username),
  )
  if (!isRight) {
    request.log.warn({ username, address }, 'current password refused')
    throw new InvalidInput(fieldError('currentPassword', 'current-password-wrong'))
  }
  await stores.signInLimit.succeed(username, address)
}
