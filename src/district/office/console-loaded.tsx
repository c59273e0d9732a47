import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '../../office/connection/api-client.ts'
import { Loaded } from '../../office/connection/loaded.tsx'
import { findScreen } from '../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../office/frame/staff-context.tsx'
import { schoolListWords } from './words.ts'

/** Like `Loaded`. An operator without two-step sign-in is led to the screen that turns it on. */
export function ConsoleLoaded<T>({
  query,
  children,
}: {
  query: { data: T | undefined; error: unknown; refetch: () => unknown }
  children: (data: T) => ReactNode
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(schoolListWords)
  if (query.error instanceof ApiProblem && query.error.code === 'two-step-needed') {
    return (
      <div className="card stack" role="alert">
        <p>{words.twoStep}</p>
        <p>
          <Link to={`${findScreen('accounts').path}#two-step`}>{words.turnOn}</Link>
        </p>
      </div>
    )
  }
  return (
    <Loaded query={query} lead={staffWords.common.failedToLoad}>
      {children}
    </Loaded>
  )
}
