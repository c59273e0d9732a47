import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, callApi } from '../../../office/connection/api-client.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useSending } from '../../../office/form/use-sending.ts'
import { FOLLOW_PATH } from '../address.ts'
import { FOLLOWERS } from './use-followers.ts'
import { followerWords } from './words.ts'

/** Sends a message to the phone of the clerk. The browser itself knows whether it follows the site. */
export function TestCard() {
  const { test: words } = useScreenWords(followerWords)
  const sending = useSending()
  const [result, setResult] = useState<'sent' | 'notFollowing'>()
  const send = () =>
    sending.run(async () => {
      setResult(undefined)
      const endpoint = await findOwnEndpoint()
      setResult(endpoint !== undefined && (await sendTest(endpoint)) ? 'sent' : 'notFollowing')
    })
  return (
    <section className="card test-message" aria-labelledby="test-message">
      <h2 id="test-message">{words.title}</h2>
      <p>{words.lead}</p>
      <FormProblem error={sending.error} />
      <Button variant="default" loading={sending.isSending} onClick={() => void send()}>
        {words.send}
      </Button>
      <div role="status">
        {result && <p>{words[result]}</p>}
        {result === 'notFollowing' && (
          <p>
            <a href={FOLLOW_PATH} target="_blank" rel="noopener">
              {words.follow}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

/** Old browsers, and pages without https, have no service workers. */
async function findOwnEndpoint(): Promise<string | undefined> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  const registration = await workers?.getRegistration(FOLLOW_PATH)
  return (await registration?.pushManager.getSubscription())?.endpoint
}

/** False if the server no longer knows the phone. */
async function sendTest(endpoint: string): Promise<boolean> {
  try {
    await callApi({ method: 'POST', path: `${FOLLOWERS}/test`, body: { endpoint } })
    return true
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'not-following') return false
    throw error
  }
}
