import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { staffBn } from '../words/staff-bn.ts'
import { staffEn } from '../words/staff-en.ts'

/** Says what happened, once the server has it. Read out by screen readers. */
export function notify(message: ReactNode, shownMs = 8000): void {
  const { close } = (document.documentElement.lang === 'en' ? staffEn : staffBn).common
  notifications.clean()
  notifications.show({
    message,
    color: 'green',
    autoClose: shownMs,
    role: 'status',
    closeButtonProps: { 'aria-label': close },
  })
}
