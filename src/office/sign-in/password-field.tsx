import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useStaff } from '../frame/staff-context.tsx'

/**
 * Mantine's field (9.7) does not mark the input as invalid. Its show-password button has an English
 * name and cannot be reached with the keyboard.
 */
export function PasswordField(props: PasswordInputProps) {
  const { words } = useStaff()
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': words.common.showPassword }}
    />
  )
}
