import type { FastifyRequest } from 'fastify'
import { InvalidInput } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { subscriberOf } from './address.ts'
import { isPassword } from './password.ts'

/**
 * Whoever is signed in shows that she knows her password: who has found an open session must not
 * guess here what the door does not let him guess.
 * @throws InvalidInput naming `currentPassword`, TooManyAttempts
 */
export async function proveCurrentPassword(
  { stores }: Services,
  request: FastifyRequest,
  currentPassword: string,
): Promise<void> {
  const { username } = request.staff!.account
  const address = subscriberOf(request.ip)
  await stores.signInLimit.attempt(username, address)
  const stored = await stores.staff.findByName(username)
  if (!(await isPassword(currentPassword, stored?.passwordHash))) {
    request.log.warn({ username, address }, 'current password refused')
    throw new InvalidInput([
      { path: 'currentPassword', message: 'This is not the current password.' },
    ])
  }
  await stores.signInLimit.succeed(username, address)
}
