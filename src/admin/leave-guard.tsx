import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useStaff } from './staff-context.tsx'

/** Warns before the page is left while something written in it is not sent. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { words } = useStaff()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal
      opened
      onClose={() => blocker.reset()}
      title={words.common.leaveTitle}
      closeButtonProps={{ 'aria-label': words.common.stay }}
      centered
    >
      <Text>{words.common.leave}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => blocker.proceed()}>
          {words.common.leaveAnyway}
        </Button>
        <Button onClick={() => blocker.reset()} data-autofocus>
          {words.common.stay}
        </Button>
      </Group>
    </Modal>
  )
}
