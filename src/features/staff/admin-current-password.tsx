import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { accountWords } from './staff-words.ts'

/** The field in which who is signed in shows that she is the account's owner. */
export function CurrentPassword(
  given: Pick<PasswordInputProps, 'id' | 'value' | 'onChange' | 'error'>,
) {
  const { account } = useStaff()
  const words = useScreenWords(accountWords)
  return (
    <>
      {/* For the browser's own keeper of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={account?.username} />
      <PasswordInput
        name="currentPassword"
        label={words.currentPassword}
        autoComplete="current-password"
        required
        {...given}
      />
    </>
  )
}
