import { ApiProblem, callApi } from '../../../office/connection/api-client.ts'
import { FOLLOWERS } from './use-followers.ts'

/** Returns false if no phone waits for the message any more. */
export async function stopMessage(id: string): Promise<boolean> {
  try {
    await callApi({ method: 'DELETE', path: `${FOLLOWERS}/sendings/${id}` })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'already-sent') return false
    throw error
  }
}
