import type { PasswordInputProps } from '@mantine/core'
import { PasswordField } from '../../../office/sign-in/password-field.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { accountWords } from './words.ts'

/** The field for the current password, which shows that the account's owner makes the change. */
export function CurrentPassword(
  props: Pick<PasswordInputProps, 'id' | 'label' | 'value' | 'onChange' | 'error'>,
) {
  const { account } = useStaff()
  const words = useScreenWords(accountWords)
  return (
    <>
      {/* For the browser's password manager. */}
      <input type="hidden" name="username" autoComplete="username" value={account?.username} />
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        autoComplete="current-password"
        required
        {...props}
      />
    </>
  )
}
