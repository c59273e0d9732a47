import { Group } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/act.tsx'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { LIST_ID, ListHeading } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useApi } from '../../../office/use-api.ts'
import { useRemoval } from '../../../office/use-removal.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import type { AccountRecord, ListedAccount } from '../schema.ts'
import type { Role } from '../table.ts'
import { accountWords } from './words.ts'
import { twoStepWords } from './two-step-words.ts'

const ACCOUNTS = '/admin/accounts'

export function AccountList() {
  const { words: staffWords, account: own } = useStaff()
  const words = useScreenWords(accountWords)
  const twoStep = useScreenWords(twoStepWords)
  const [reassigned, setReassigned] = useState<AccountRecord>()
  const removal = useRemoval<AccountRecord>(ACCOUNTS, ({ username }) => username, {
    noteOf: (_, message) => notify(message),
  })
  const [reset, setReset] = useState<AccountRecord>()
  const [lost, setLost] = useState<AccountRecord>()
  const { data, error, refetch } = useApi<ListedAccount[]>(ACCOUNTS)
  return (
    <section className="list" aria-labelledby={LIST_ID}>
      <ListHeading>{words.accounts}</ListHeading>
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
                  <Act of={account.username} onClick={() => setReassigned(account)}>
                    {words.newRole[otherRole(account)].title}
                  </Act>
                )}
                {account._id !== own?._id && (
                  <Act of={account.username} onClick={() => setReset(account)}>
                    {words.resetPassword}
                  </Act>
                )}
                {account.hasTwoStep && account._id !== own?._id && (
                  <Act of={account.username} onClick={() => setLost(account)}>
                    {twoStep.takeOff}
                  </Act>
                )}
                <Act of={account.username} onClick={() => removal.ask(account)} isRemoval>
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
      {removal.dialog(words.confirmRemove)}
    </section>
  )
}

function otherRole({ role }: AccountRecord): Role {
  return role === 'admin' ? 'editor' : 'admin'
}
