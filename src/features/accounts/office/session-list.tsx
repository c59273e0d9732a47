import { Act } from '../../../office/act.tsx'
import { callApi } from '../../../office/api-client.ts'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useApi } from '../../../office/use-api.ts'
import { useSending } from '../../../office/use-sending.ts'
import { formatDate } from '../../../words/format.ts'
import { describeDevice } from '../device.ts'
import type { SessionRecord } from '../schema.ts'
import { accountWords } from './words.ts'

/** The user's own sessions. The user can end each of them, for example on a lost phone. */
export function SessionList() {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(accountWords)
  const sending = useSending()
  const { data, error, refetch } = useApi<SessionRecord[]>('/admin/sessions')
  const end = async (id: string) => {
    const isDone = await sending.run(async () => {
      await callApi({ method: 'DELETE', path: `/admin/sessions/${id}` })
    })
    if (isDone) notify(words.sessionEnded)
    await refetch()
  }
  return (
    <section className="list" aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions}</h2>
      <FormProblem error={sending.error ?? error} />
      {!data && !error && <p role="status">{staffWords.loading}</p>}
      {data && (
        <ul className="card items">
          {data.map((session) => {
            const device = describeDevice(session.userAgent) ?? words.unknownDevice
            return (
              <li key={session._id}>
                <div>
                  <p className="t">
                    {device} {session.isCurrent && <b className="mark">{words.thisDevice}</b>}
                  </p>
                  <p className="meta">
                    <span>{session.address}</span>
                    <span>{words.since(formatDate(session.createdAt, language, timeZone))}</span>
                  </p>
                </div>
                {!session.isCurrent && (
                  <Act of={device} onClick={() => void end(session._id)}>
                    {words.endSession}
                  </Act>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
