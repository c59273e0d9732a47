import { Button, Group, Modal, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../admin/api-client.ts'
import { FormProblem, useFieldProblem } from '../../admin/form-problem.tsx'
import { notify } from '../../admin/notify.ts'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { useSending } from '../../admin/use-sending.ts'
import type { AccountRecord } from './schema.ts'
import { accountWords } from './staff-words.ts'

/** A new password for someone who has forgotten hers. */
export function PasswordDialog({
  account,
  onClose,
}: {
  account: AccountRecord
  onClose: () => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(accountWords)
  const [password, setPassword] = useState('')
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const save = async () => {
    const isDone = await sending.run(async () => {
      await callApi({
        method: 'PUT',
        path: `/admin/accounts/${account._id}`,
        body: { password },
      })
    })
    if (!isDone) return
    notify(words.passwordGiven)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${words.resetPassword}: ${account.username}`}
      closeButtonProps={{ 'aria-label': staffWords.common.close }}
      centered
    >
      <FormProblem error={sending.error} labels={{ password: words.newPassword }} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PasswordInput
          name="password"
          label={words.newPassword}
          description={words.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={problemOf('password')}
          autoComplete="new-password"
          required
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {staffWords.common.cancel}
          </Button>
          <Button type="submit" loading={sending.isSending}>
            {staffWords.common.save}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
