import { Button, Group } from '@mantine/core'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { giveUpAll, tryNow, useWaiting } from './connection.ts'
import { useStaff } from '../frame/staff-context.tsx'

/** Says that the next page cannot be loaded yet, or that something is not sent. The page stays. */
export function ConnectionNote() {
  const { words } = useStaff()
  const waiting = useWaiting()
  const location = useLocation()
  const navigate = useNavigate()
  const isNavigating = useNavigation().state !== 'idle'
  const stay = () => {
    // React Router cancels a navigation only when another navigation starts.
    if (isNavigating) void navigate(location, { replace: true, preventScrollReset: true })
    giveUpAll()
  }
  return (
    // A live region must exist before its text does; otherwise screen readers do not read it.
    <div aria-live="polite" className="connection-note">
      {waiting && (
        <div className="card">
          <p>{waiting === 'page' ? words.line.waiting : words.line.unsent}</p>
          <Group mt="xs">
            <Button onClick={tryNow}>{words.common.tryAgain}</Button>
            <Button variant="default" onClick={stay}>
              {waiting === 'page' ? words.common.stay : words.file.stop}
            </Button>
          </Group>
        </div>
      )}
    </div>
  )
}
