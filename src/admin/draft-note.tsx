import { Button } from '@mantine/core'
import { LeaveGuard } from './leave-guard.tsx'
import { useStaff } from './staff-context.tsx'
import type { Draft } from './use-draft.ts'

/** Says that a draft is kept, offers to discard it, and warns before the page is left. */
export function DraftNote<T>({ draft, isSending }: { draft: Draft<T>; isSending: boolean }) {
  const { words } = useStaff()
  return (
    <>
      {draft.isDirty && !isSending && (
        <>
          {draft.isKept && <span className="s">{words.common.draftKept}</span>}
          <Button variant="subtle" onClick={() => draft.reset()}>
            {words.common.discardDraft}
          </Button>
        </>
      )}
      {/* Of several blockers the router asks one alone: only a form with something in it may have one. */}
      {draft.isDirty && <LeaveGuard isDirty />}
    </>
  )
}
