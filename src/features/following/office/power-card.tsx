import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { useSending } from '../../../office/use-sending.ts'
import type { FollowersOverview, FollowingSwitch } from '../followers-schema.ts'
import { FOLLOWERS } from './use-followers.ts'
import { followerWords } from './words.ts'

/** The switch that ends all messages. Turning them off is confirmed, because closures are lost too. */
export function PowerCard({ overview }: { overview: FollowersOverview }) {
  const { power: words, off } = useScreenWords(followerWords)
  const reload = useReload(FOLLOWERS)
  const sending = useSending()
  const [isAsking, setIsAsking] = useState(false)
  const { isOn, version } = overview.switch
  const turn = async (next: boolean) => {
    const body = { isOn: next }
    await callApi<FollowingSwitch>({ method: 'PUT', path: FOLLOWERS, body, version })
    notify(next ? words.turnedOn : words.turnedOff)
    await reload()
  }
  return (
    <section className="card power" aria-labelledby="power">
      <h2 id="power">{words.title}</h2>
      <FormProblem error={sending.error} />
      <p>{isOn ? words.isOn : off['switched-off']}</p>
      {isOn ? (
        <Button variant="outline" color="red" onClick={() => setIsAsking(true)}>
          {words.turnOff}
        </Button>
      ) : (
        <Button loading={sending.isSending} onClick={() => void sending.run(() => turn(true))}>
          {words.turnOn}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          question={words.question}
          subject=""
          action={words.turnOff}
          onClose={() => setIsAsking(false)}
          onConfirm={() => turn(false)}
        />
      )}
    </section>
  )
}
