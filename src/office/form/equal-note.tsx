import { Button } from '@mantine/core'

/** Says that two records differ, and offers to make them equal; empty if `differs` is undefined. */
export function EqualNote({
  differs,
  action,
  isSending,
  onAct,
}: {
  differs: string | undefined
  action: string
  isSending: boolean
  onAct: () => void
}) {
  return (
    <div role="status" className="gentle">
      {differs !== undefined && (
        <>
          <p>{differs}</p>
          <Button variant="default" mt="xs" loading={isSending} onClick={onAct}>
            {action}
          </Button>
        </>
      )}
    </div>
  )
}
