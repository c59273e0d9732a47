import { notifications } from '@mantine/notifications'

/** Says what happened, once the server has it. Read out by screen readers. */
export function notify(message: string): void {
  notifications.show({ message, color: 'green', autoClose: 8000, role: 'status' })
}
