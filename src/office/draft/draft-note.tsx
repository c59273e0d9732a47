import { Button, type ButtonProps, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { notifyUndo } from '../list/removed-note.tsx'
import { useScreenWords, useStaff } from '../frame/staff-context.tsx'
import { draftNoteWords } from './draft-note-words.ts'
import { useUnsent } from './unsent.ts'
import type { Draft } from './use-draft.ts'
import type { Sending } from '../form/use-sending.ts'

type Discardable = Omit<Draft<unknown>, 'values' | 'change' | 'reset'>

/**
 * Says that a draft is saved, offers to discard or restore it, and warns before the clerk leaves
 * the page.
 */
export function DraftNote({
  draft,
  sending: { isSending, clearError },
}: {
  draft: Discardable
  sending: Pick<Sending, 'isSending' | 'clearError'>
}) {
  const words = useScreenWords(draftNoteWords)
  const discard = useDiscard()
  useUnsent(draft.isDirty, draft.keptIn)
  if (isSending) return null
  return (
    <>
      {draft.isDirty && draft.isStored && <span className="s">{words.kept}</span>}
      {draft.isDirty && draft.keptIn === 'page' && <span className="s">{words.ofPage}</span>}
      {draft.isElsewhere && !draft.isDirty && (
        <Button variant="subtle" onClick={draft.takeOver}>
          {words.elsewhere}
        </Button>
      )}
      {/* One button for both actions, so that it keeps the focus. */}
      {(draft.isDirty || draft.isRestorable) && (
        <Button
          variant="subtle"
          onClick={() => (draft.isDirty ? discard(draft, clearError) : draft.restore())}
        >
          {draft.isDirty ? words.discard : words.restore}
        </Button>
      )}
    </>
  )
}

/** The last row of a form: its button, and what happens to its draft. */
export function SaveRow({
  draft,
  sending,
  submit,
  variant = 'filled',
  children,
}: {
  draft: Discardable
  sending: Pick<Sending, 'isSending' | 'clearError'>
  /** "Save" if absent. */
  submit?: ReactNode
  variant?: ButtonProps['variant']
  /** More buttons. */
  children?: ReactNode
}) {
  const { words } = useStaff()
  return (
    <Group>
      <Button type="submit" variant={variant} loading={sending.isSending}>
        {submit ?? words.common.save}
      </Button>
      {children}
      <DraftNote draft={draft} sending={sending} />
    </Group>
  )
}

/** For the list of a form that closes when its draft is discarded. */
export function RestoreDraft({ draft }: { draft: Pick<Discardable, 'isRestorable' | 'restore'> }) {
  const { restore } = useScreenWords(draftNoteWords)
  if (!draft.isRestorable) return null
  return (
    <Button variant="subtle" w="fit-content" onClick={draft.restore}>
      {restore}
    </Button>
  )
}

/** Discards a draft and offers to restore it, like everything else that is deleted. */
export function useDiscard() {
  const words = useScreenWords(draftNoteWords)
  return (draft: Pick<Discardable, 'discard' | 'restore'>, clearError: () => void) => {
    clearError()
    draft.discard()
    notifyUndo(words.discarded, async () => draft.restore(), words.restored)
  }
}
