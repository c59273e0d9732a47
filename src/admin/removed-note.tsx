import { Button } from '@mantine/core'
import { callApi } from './api-client.ts'
import { notify } from './notify.ts'
import { describeProblem } from './problem-words.ts'
import { useStaff } from './staff-context.tsx'
import { useSending } from './use-sending.ts'

/** Long enough to see that it was the wrong one; after that there is the bin. */
const OFFERED_MS = 20_000

/** Says that something went to the bin, and offers to bring it back at once. */
export function notifyRemoved(
  said: string,
  { id, onRestored }: { id: string; onRestored: () => Promise<unknown> },
): void {
  notify(<RemovedNote said={said} id={id} onRestored={onRestored} />, OFFERED_MS)
}

function RemovedNote({
  said,
  id,
  onRestored,
}: {
  said: string
  id: string
  onRestored: () => Promise<unknown>
}) {
  const { words, language } = useStaff()
  const sending = useSending()
  const restore = async () => {
    const isDone = await sending.run(async () => {
      await callApi({ method: 'POST', path: `/admin/bin/${id}/restore` })
    })
    if (!isDone) return
    notify(words.common.restored)
    await onRestored()
  }
  return (
    <>
      {said} {words.common.inBin}{' '}
      {sending.error !== undefined && (
        <span role="alert">{describeProblem(sending.error, words, language)} </span>
      )}
      <Button
        variant="default"
        mt="xs"
        display="block"
        loading={sending.isSending}
        onClick={() => void restore()}
      >
        {words.common.restore}
      </Button>
    </>
  )
}
