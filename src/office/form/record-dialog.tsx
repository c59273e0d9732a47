import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { inBothLanguages } from '../../words/in-both-languages.ts'
import { useDiscard } from '../draft/draft-note.tsx'
import { draftNoteWords } from '../draft/draft-note-words.ts'
import { type StayOrLeave, UnsentDialog } from '../draft/unsent-dialog.tsx'
import { useScreenWords } from '../frame/staff-context.tsx'
import { CLOSING } from '../frame/use-back-closes.ts'
import { useReturnedFocus } from './use-returned-focus.ts'
import type { Draft } from '../draft/use-draft.ts'

const recordDialogWords = inBothLanguages({
  unsent: [
    'যা লিখেছেন তা এখনো পাঠানো হয়নি। মুছে ফেললে পরে “ফিরিয়ে আনুন” চেপে ফেরত আনা যাবে।',
    'Your changes are not sent yet. If you delete the draft, you can still restore it.',
  ],
  back: ['লেখায় ফিরে যান', 'Back to the form'],
})

/**
 * A dialog with the form of a record (`children`). The draft keeps what the clerk types. If she
 * closes the dialog before she sends it, the dialog asks before it deletes the draft.
 */
export function RecordDialog<D extends object>({
  draft,
  isOpen,
  title,
  children,
}: {
  draft: Draft<D>
  isOpen: boolean
  title: string
  children: ReactNode
}) {
  const isPhone = useMediaQuery('(max-width: 48em)')
  const [isLeaving, setIsLeaving] = useState(false)
  const discard = useDiscard()
  return (
    <>
      <Modal
        opened={isOpen}
        classNames={{ content: isOpen ? '' : CLOSING }}
        onClose={() => (draft.isDirty ? setIsLeaving(true) : draft.reset())}
        title={title}
        closeOnClickOutside={false}
        fullScreen={isPhone ?? false}
        size="lg"
      >
        {children}
      </Modal>
      {isLeaving && (
        <DiscardDialog
          onStay={() => setIsLeaving(false)}
          onLeave={() => {
            setIsLeaving(false)
            // This closes the form and its messages too.
            discard(draft, () => {})
          }}
        />
      )}
    </>
  )
}

function DiscardDialog(answers: StayOrLeave) {
  const { unsent, back } = useScreenWords(recordDialogWords)
  const { discard } = useScreenWords(draftNoteWords)
  useReturnedFocus()
  return <UnsentDialog question={unsent} stay={back} leave={discard} deletes {...answers} />
}
