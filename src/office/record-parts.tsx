import { Button, Loader } from '@mantine/core'
import { describeProblem } from './problem-words.ts'
import { useStaff } from './staff-context.tsx'

export function RecordLoading() {
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
  lead: string
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
