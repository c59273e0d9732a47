import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** Reports what the server has done. Screen readers read it out. */
export function notify(message: ReactNode, shownMs = 8000): void {
  notifications.clean()
  notifications.show({
    message,
    color: 'green',
    autoClose: shownMs,
    role: 'status',
  })
}
