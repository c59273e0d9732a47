import { useState } from 'react'
import { Link } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { Of } from '../../../../office/list/act.tsx'
import { RowMenu } from '../../../../office/list/row-menu.tsx'
import { lazyPart } from '../../../../office/shell/lazy-part.tsx'
import { findScreen } from '../../../../office/shell/screens.ts'
import { useScreenWords } from '../../../../office/shell/staff-context.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import type { Action, ActionDialogProps } from '../change/action-dialog.tsx'
import { hasFileQuestion, ownFileOf } from '../use-document.ts'
import { usePhonesTold } from '../publish/publish-plan.tsx'
import { FileLink } from './document-entry.tsx'
import { listWords } from './words.ts'

/** The code of the dialogs is loaded when a dialog opens. */
const ActionDialog = lazyPart<ActionDialogProps>(() =>
  import('../change/action-dialog.tsx').then((part) => part.ActionDialog),
)

const ACTIONS: Record<DocumentSummary['state'], Action[]> = {
  draft: ['publish', 'change', 'replaceFile', 'hiddenParts', 'attachments'],
  scheduled: ['publish', 'change', 'replaceFile', 'hiddenParts', 'attachments', 'toDraft'],
  published: ['change', 'replaceFile', 'hiddenParts', 'attachments', 'notify', 'end', 'toDraft'],
  ended: ['publishAgain', 'change', 'replaceFile', 'hiddenParts', 'attachments', 'toDraft'],
}

/** The menu of a document's row. It has the actions that have no button in the row. */
export function DocumentActions({
  kind,
  document,
  onChanged,
  onPublished,
}: {
  kind: DocumentKind
  document: DocumentSummary
  onChanged: () => void
  onPublished: (document: DocumentRecord) => void
}) {
  const words = useScreenWords(listWords)
  const [open, setOpen] = useState<Action>()
  // Without phones that would ring, the action would only raise questions.
  const hasPhones = usePhonesTold(kind, document.topic) > 0
  const actions = ACTIONS[document.state].filter(
    (action) =>
      (action !== 'notify' || hasPhones) && (action !== 'hiddenParts' || hasFileQuestion(document)),
  )
  const labels = {
    ...words,
    publish: words.publishNow,
    replaceFile: ownFileOf(document) ? words.replaceFile : words.addFile,
  }
  return (
    <>
      <RowMenu
        subject={document.title}
        links={[
          <Link key="text" to={`${findScreen(kind).path}/${document._id}`}>
            {words.open}
            <Of name={document.title} />
          </Link>,
          <FileLink key="file" document={document} />,
        ]}
        actions={actions.map((action) => ({
          label: labels[action],
          run: () => setOpen(action),
        }))}
      />
      {open && (
        <ActionDialog
          action={open}
          label={labels[open]}
          kind={kind}
          document={document}
          onChanged={onChanged}
          onPublished={onPublished}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
