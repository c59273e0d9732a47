import { notifications } from '@mantine/notifications'
import { staffBn } from '../words/staff-bn.ts'
import { staffEn } from '../words/staff-en.ts'

/** Says what happened, once the server has it. Read out by screen readers. */
export function notify(message: string): void {
  const { close } = (document.documentElement.lang === 'en' ? staffEn : staffBn).common
  notifications.clean()
  notifications.show({
    message,
    color: 'green',
    autoClose: 8000,
    role: 'status',
    closeButtonProps: { 'aria-label': close },
  })
}
