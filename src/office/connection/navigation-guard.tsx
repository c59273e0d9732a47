import { useCallback, useEffect, useState } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { ignoreGivenUp, retryUntilReached } from './connection.ts'
import { LeaveDialog } from './late-dialogs.tsx'
import { leaveFor } from './reach-server.ts'
import { CodeReplaced, fetchCode, useMissingCode } from './screen-code.ts'
import { hasUnsent } from '../draft/unsent.ts'

/**
 * Runs before every change of screen: asks about unsent input, then waits until the code of
 * the next screen is loaded. React Router calls only one blocker, so this blocker does both.
 */
export function NavigationGuard() {
  const missingCode = useMissingCode()
  const mustWait: BlockerFunction = useCallback(
    ({ currentLocation: { pathname }, nextLocation: next }) =>
      pathname !== next.pathname && (hasUnsent() || missingCode(next.pathname).length > 0),
    [missingCode],
  )
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
  }, [blocker, isAsking, missingCode])

  if (!isAsking) return null
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => allow(blocker.location)} />
}
