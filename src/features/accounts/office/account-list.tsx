import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import type { AccountRecord, ListedAccount } from '../schema.ts'
import type { Role } from '../table.ts'
import { accountWords } from './words.ts'
import { twoStepWords } from './two-step-words.ts'

export function AccountList() {
  const { words: staffWords, account: own } = useStaff()
  const words = useScreenWords(accountWords)
  const twoStep = useScreenWords(twoStepWords)
  const [reassigned, setReassigned] = useState<AccountRecord>()
  const [removed, setRemoved] = useState<AccountRecord>()
  const [reset, setReset] = useState<AccountRecord>()
  const [lost, setLost] = useState<AccountRecord>()
  const { data, error, refetch } = useQuery({
    queryKey: ['/admin/accounts'],
    queryFn: ({ signal }) => callApi<ListedAccount[]>({ path: '/admin/accounts', signal }),
  })
  return (
    <section className="list" aria-labelledby="accounts">
      <h2 id="accounts">{words.accounts}</h2>
      <FormProblem error={error} />
      {!data && !error && <p role="status">{staffWords.loading}</p>}
      {data && (
        <ul className="card items accounts">
          {data.map((account) => (
            <li key={account._id}>
              <div>
                <p className="t">
                  <b>{account.username}</b>{' '}
                  {account._id === own?._id && <b className="mark">{words.you}</b>}
                </p>
                <p className="meta">
                  <span>{words.roles[account.role]}</span>
                  {account.hasTwoStep && <span className="mark">{twoStep.has}</span>}
                </p>
              </div>
              <Group className="acts">
                {account._id !== own?._id && (
                  <Act name={account.username} onPress={() => setReassigned(account)}>
                    {words.newRole[otherRole(account)].title}
                  </Act>
                )}
                {account._id !== own?._id && (
                  <Act name={account.username} onPress={() => setReset(account)}>
                    {words.resetPassword}
                  </Act>
                )}
                {account.hasTwoStep && account._id !== own?._id && (
                  <Act name={account.username} onPress={() => setLost(account)}>
                    {twoStep.takeOff}
                  </Act>
                )}
                <Act name={account.username} onPress={() => setRemoved(account)} isDangerous>
                  {staffWords.common.remove}
                </Act>
              </Group>
            </li>
          ))}
        </ul>
      )}
      {reassigned && (
        <ProofDialog
          title={words.newRole[otherRole(reassigned)].title}
          lead={words.newRole[otherRole(reassigned)].lead}
          subject={reassigned.username}
          action={words.newRole[otherRole(reassigned)].title}
          onClose={() => {
            setReassigned(undefined)
            // Another admin may have changed or removed the account first.
            void refetch()
          }}
          onConfirm={async (proof) => {
            const body = { role: otherRole(reassigned), ...proof }
            await callApi({ method: 'PUT', path: `/admin/accounts/${reassigned._id}`, body })
            notify(words.roleChanged)
          }}
        />
      )}
      {reset && <PasswordDialog account={reset} onClose={() => setReset(undefined)} />}
      {lost && (
        <ConfirmDialog
          title={twoStep.takeOffTitle}
          question={twoStep.confirmTakeOff}
          subject={lost.username}
          action={twoStep.takeOff}
          onClose={() => setLost(undefined)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `/admin/accounts/${lost._id}/two-step` })
            notify(twoStep.takenOff)
            await refetch()
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          question={words.confirmRemove}
          subject={removed.username}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `/admin/accounts/${removed._id}` })
            notify(staffWords.common.removed)
            await refetch()
          }}
        />
      )}
    </section>
  )
}

function otherRole({ role }: AccountRecord): Role {
  return role === 'admin' ? 'editor' : 'admin'
}

function Act({
  children,
  name,
  onPress,
  isDangerous = false,
}: {
  children: string
  name: string
  onPress: () => void
  isDangerous?: boolean
}) {
  return (
    <Button
      variant={isDangerous ? 'outline' : 'default'}
      {...(isDangerous && { color: 'red' })}
      onClick={onPress}
    >
      {children}
      <span className="vh">: {name}</span>
    </Button>
  )
}
