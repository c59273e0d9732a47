import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { ignoreGivenUp, retryUntilReached } from './connection.ts'
import { leaveFor } from './reach-server.ts'
import { CodeReplaced, fetchCode, missingCode } from './screen-code.ts'
import { useStaff } from './staff-context.tsx'
import { hasUnsent } from './unsent.ts'

const mustWait: BlockerFunction = ({ currentLocation: { pathname }, nextLocation: next }) =>
  pathname !== next.pathname && (hasUnsent() || missingCode(next.pathname).length > 0)

/**
 * Runs before every change of screen: asks if something is not sent, then waits until the code of
 * the next screen is loaded. React Router calls only one blocker, so this one does both.
 */
export function NavigationGuard() {
  const blocker = useBlocker(mustWait)
  const [allowed, allow] = useState<Location>()
  const isBlocked = blocker.state === 'blocked'
  const isAsking = isBlocked && hasUnsent() && allowed !== blocker.location

  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking) return undefined
    const { location, proceed, reset } = blocker
    const controller = new AbortController()
    const { signal } = controller
    const isFinal = (error: unknown) => error instanceof CodeReplaced
    const fetchScreen = () => fetchCode(missingCode(location.pathname), signal)
    void retryUntilReached(fetchScreen, { signal, isFinal }).then(proceed, (error: unknown) => {
      if (signal.aborted) return
      reset()
      if (isFinal(error)) void leaveFor(location.pathname)
      else ignoreGivenUp(error)
    })
    return () => controller.abort()
  }, [blocker, isAsking])

  if (!isAsking) return null
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => allow(blocker.location)} />
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { words } = useStaff()
  return (
    <Modal
      opened
      onClose={onStay}
      title={words.common.leaveTitle}
      closeButtonProps={{ 'aria-label': words.common.stay }}
      centered
    >
      <Text>{words.common.leave}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onLeave}>
          {words.common.leaveAnyway}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {words.common.stay}
        </Button>
      </Group>
    </Modal>
  )
}
