import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { callApi } from '../../../office/connection/api-client.ts'
import { choicesOf, useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { notify } from '../../../office/frame/notify.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { PasswordField } from '../../../office/sign-in/password-field.tsx'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { CurrentPassword } from './current-password.tsx'
import { OwnPasswordForm } from './own-password.tsx'
import { AccountList } from './account-list.tsx'
import { DEFAULT_ROLE, ROLES } from '../table.ts'
import { Act } from '../../../office/list/act.tsx'
import { useParts } from '../../../office/list/parts.tsx'
import { useSending } from '../../../office/form/use-sending.ts'
import { formatDate } from '../../../words/format.ts'
import { describeDevice } from '../device.ts'
import type { SessionRecord } from '../schema.ts'
import { TwoStep } from './two-step.tsx'
import { accountWords } from './words.ts'
import './accounts.css'

const NO_SESSIONS: readonly SessionRecord[] = []

const EMPTY = { username: '', password: '', role: DEFAULT_ROLE as string, currentPassword: '' }

export default function AccountsScreen() {
  const isAdmin = useIsAdmin()
  const words = useScreenWords(accountWords)
  return (
    <Screen
      screen="accounts"
      lead={words.lead}
      parts={[
        ...(isAdmin
          ? [
              { id: 'new-account', label: words.newAccount },
              { id: 'own-password', label: words.ownPassword },
            ]
          : []),
        { id: 'sessions', label: words.sessions },
      ]}
    >
      {isAdmin && (
        <>
          <AccountList />
          <NewAccount />
        </>
      )}
      <OwnPassword />
      <TwoStep />
      <SessionList />
    </Screen>
  )
}

function OwnPassword() {
  const words = useScreenWords(accountWords)
  return (
    <section className="card credentials" aria-labelledby="own-password">
      <h2 id="own-password">{words.ownPassword}</h2>
      <OwnPasswordForm />
    </section>
  )
}

function NewAccount() {
  const words = useScreenWords(accountWords)
  const reload = useReload('/admin/accounts')
  const { values, sending, field, problem, reset } = useShortForm(
    EMPTY,
    {
      username: words.username,
      password: words.password,
      role: words.role,
      currentPassword: words.yourPassword,
    },
    { idPrefix: 'new' },
  )
  const isForAdmin = values.role === 'admin'
  const add = async () => {
    const isDone = await sending.run(async () => {
      const { currentPassword, ...account } = values
      const { username, password } = account
      const proof = isForAdmin ? { currentPassword } : {}
      requireFilled({ username, password, ...proof })
      const body = { ...account, ...proof }
      await callApi({ method: 'POST', path: '/admin/accounts', body })
    })
    if (!isDone) return
    reset()
    notify(words.added)
    await reload()
  }
  return (
    <section className="card credentials" aria-labelledby="new-account">
      <h2 id="new-account">{words.newAccount}</h2>
      <Form autoComplete="off" sending={sending} onSubmit={() => void add()}>
        <FormProblem {...problem} />
        <TextInput
          {...field('username')}
          description={words.usernameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field('password')}
          description={words.passwordHint}
          autoComplete="new-password"
          required
        />
        <NativeSelect
          {...field('role')}
          description={words.may[isForAdmin ? 'admin' : 'editor']}
          data={choicesOf(ROLES, words.roles)}
        />
        {isForAdmin && <CurrentPassword {...field('currentPassword')} />}
        <Button type="submit" loading={sending.isSending} w="fit-content">
          {words.add}
        </Button>
      </Form>
    </section>
  )
}

/** The user's own sessions. The user can end each of them, for example on a lost phone. */
function SessionList() {
  const { words: staffWords, language, timeZone } = useStaff()
  const words = useScreenWords(accountWords)
  const sending = useSending()
  const { data, error, refetch } = useApi<SessionRecord[]>('/admin/sessions')
  const { shown, more } = useParts(data ?? NO_SESSIONS)
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
        <ul className="card items rows">
          {shown.map((session) => {
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
                  <Group className="acts">
                    <Act of={device} onClick={() => void end(session._id)}>
                      {words.endSession}
                    </Act>
                  </Group>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {more}
    </section>
  )
}
