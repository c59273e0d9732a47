import { Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { ConfirmDialog } from '../../../office/list/confirm-dialog.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { LIST_ID, ListHeading } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import { DialogButtons } from '../../../office/form/dialog-buttons.tsx'
import { useShortForm } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { useReturnedFocus } from '../../../office/form/use-returned-focus.ts'
import { requireFilled } from '../../../office/form/input-problem.ts'
import { PasswordField } from '../../../office/sign-in/password-field.tsx'
import { CurrentPassword } from './current-password.tsx'
import { RowMenu } from '../../../office/list/row-menu.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import type { AccountRecord, ListedAccount } from '../schema.ts'
import type { Role } from '../table.ts'
import { accountWords } from './words.ts'
import { twoStepWords } from './two-step-words.ts'

const ACCOUNTS = '/admin/accounts'
const NO_ACCOUNTS: readonly ListedAccount[] = []

export function AccountList() {
  const { words: staffWords, account: own } = useStaff()
  const words = useScreenWords(accountWords)
  const twoStep = useScreenWords(twoStepWords)
  const [reassigned, setReassigned] = useState<AccountRecord>()
  const [removed, setRemoved] = useState<AccountRecord>()
  const [reset, setReset] = useState<AccountRecord>()
  const [lost, setLost] = useState<AccountRecord>()
  const { data, error, refetch } = useApi<ListedAccount[]>(ACCOUNTS)
  const search = useListSearch<ListedAccount>(({ username, role }) =>
    [username, words.roles[role]].join(' '),
  )
  const found = search.find(data ?? NO_ACCOUNTS)
  const { shown, more } = useParts(found)
  return (
    <section className="list" aria-labelledby={LIST_ID}>
      <ListHeading>{words.accounts}</ListHeading>
      <FormProblem error={error} />
      {!data && !error && <p role="status">{staffWords.loading}</p>}
      {data && search.fieldFor(data.length)}
      {data && found.length === 0 && <NothingFound />}
      {found.length > 0 && (
        <ul className="card items rows">
          {shown.map((account) => (
            <li key={account._id} id={account._id}>
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
                <Act of={account.username} onClick={() => setRemoved(account)} isRemoval>
                  {staffWords.common.remove}
                </Act>
                {account._id !== own?._id && (
                  <RowMenu
                    subject={account.username}
                    actions={[
                      { label: words.resetPassword, run: () => setReset(account) },
                      ...(account.hasTwoStep
                        ? [{ label: twoStep.takeOff, run: () => setLost(account) }]
                        : []),
                      { label: words.changeRole, run: () => setReassigned(account) },
                    ]}
                  />
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
      {more}
      {reassigned && (
        <ProofDialog
          title={words.changeRoleOf(reassigned.username)}
          lead={words.newRole[otherRole(reassigned)].lead}
          points={words.newRole[otherRole(reassigned)].points}
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
        <ProofDialog
          title={staffWords.common.removeTitle}
          lead={words.confirmRemove}
          subject={removed.username}
          action={staffWords.common.remove}
          isDangerous
          onClose={() => {
            setRemoved(undefined)
            // Another admin may have deleted it first.
            void refetch()
          }}
          onConfirm={async (body) => {
            await callApi({ method: 'DELETE', path: `${ACCOUNTS}/${removed._id}`, body })
            notify(staffWords.common.removed)
          }}
        />
      )}
    </section>
  )
}

function otherRole({ role }: AccountRecord): Role {
  return role === 'admin' ? 'editor' : 'admin'
}

/** An admin sets a new password for another account, and enters her own. */
function PasswordDialog({ account, onClose }: { account: AccountRecord; onClose: () => void }) {
  const words = useScreenWords(accountWords)
  useReturnedFocus()
  const { values, sending, field, problem } = useShortForm(
    { password: '', currentPassword: '' },
    { password: words.newPassword, currentPassword: words.yourPassword },
    { idPrefix: 'reset' },
  )
  const save = async () => {
    const isDone = await sending.run(async () => {
      requireFilled(values)
      await callApi({ method: 'PUT', path: `/admin/accounts/${account._id}`, body: values })
    })
    if (!isDone) return
    notify(words.passwordSet)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`${words.resetPassword}: ${account.username}`} centered>
      <FormProblem {...problem} />
      <Form sending={sending} onSubmit={() => void save()}>
        <PasswordField
          {...field('password')}
          description={words.passwordHint}
          autoComplete="new-password"
          required
          data-autofocus
        />
        <CurrentPassword {...field('currentPassword')} />
        <DialogButtons isSending={sending.isSending} onClose={onClose} />
      </Form>
    </Modal>
  )
}
