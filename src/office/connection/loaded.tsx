import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { describeProblem } from '../form/problem-words.ts'
import { useStaff } from '../frame/staff-context.tsx'

/** Renders `children` with the data of a query. Until then, says that it loads or why it failed. */
export function Loaded<T>({
  query: { data, error, refetch },
  lead,
  children,
}: {
  query: { data: T | undefined; error: unknown; refetch: () => unknown }
  /** Says what could not be loaded. */
  lead?: string
  children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <Loading />
  return <LoadProblem lead={lead} error={error} onTryAgain={() => void refetch()} />
}

export function Loading() {
  const { words } = useStaff()
  return (
    <p role="status" className="s">
      <Loader size="sm" /> {words.loading}
    </p>
  )
}

/** Says what could not be loaded and why, and offers to try again. */
export function LoadProblem({
  lead,
  error,
  onTryAgain,
}: {
  lead: string | undefined
  error: unknown
  onTryAgain: () => void
}) {
  const { words, language } = useStaff()
  return (
    <div className="card" role="alert">
      <p>
        {lead} {describeProblem(error, words, language)}
      </p>
      <Button variant="default" mt="sm" onClick={onTryAgain}>
        {words.common.tryAgain}
      </Button>
    </div>
  )
}
