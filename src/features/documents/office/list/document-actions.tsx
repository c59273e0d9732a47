import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactElement, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { fileOf } from '../../../../files/file-of.ts'
import { Of } from '../../../../office/list/act.tsx'
import { lazyPart } from '../../../../office/shell/lazy-part.tsx'
import { findScreen } from '../../../../office/shell/screens.ts'
import { useScreenWords } from '../../../../office/shell/staff-context.tsx'
import type { DocumentRecord, DocumentSummary } from '../../schema.ts'
import type { Action, ActionDialogProps } from '../change/action-dialog.tsx'
import { usePhonesTold } from '../publish/publish-plan.tsx'
import { FileLink } from './document-entry.tsx'
import { listWords } from './words.ts'

/** The code of the dialogs is loaded when a dialog opens. */
const ActionDialog = lazyPart<ActionDialogProps>(() =>
  import('../change/action-dialog.tsx').then((part) => part.ActionDialog),
)

const ACTIONS: Record<DocumentSummary['state'], Action[]> = {
  draft: ['publish', 'change', 'replaceFile', 'attachments'],
  scheduled: ['publish', 'change', 'replaceFile', 'attachments', 'toDraft'],
  published: ['change', 'replaceFile', 'attachments', 'notify', 'toDraft'],
  ended: ['publishAgain', 'change', 'replaceFile', 'attachments', 'toDraft'],
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
  const actions = ACTIONS[document.state].filter((action) => action !== 'notify' || hasPhones)
  const labels = {
    ...words,
    publish: words.publishNow,
    replaceFile: fileOf(document) ? words.replaceFile : words.addFile,
  }
  return (
    <>
      <RowMenu
        label={words.more}
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

/** A folded menu of a row. `subject` tells screen readers which row it is. */
function RowMenu({
  label,
  subject,
  links,
  actions,
}: {
  label: string
  subject: string
  /** Each is a row, above the actions. */
  links: ReactElement[]
  actions: { label: string; run: () => void }[]
}) {
  const menu = useRef<HTMLDetailsElement>(null)
  const closeUnlessInside = ({ target }: Event) => {
    if (!menu.current?.contains(target as Node)) menu.current?.removeAttribute('open')
  }
  useWindowEvent('pointerdown', closeUnlessInside)
  useWindowEvent('focusin', closeUnlessInside)
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && menu.current?.open) close(menu.current)
  })
  return (
    <details ref={menu} className="menu">
      <Button component="summary" variant="default">
        {label}
        <Of name={subject} />
      </Button>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
        {actions.map((action) => (
          <li key={action.label}>
            <button
              type="button"
              onClick={() => {
                // A dialog returns the focus to here.
                close(menu.current)
                action.run()
              }}
            >
              {action.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null): void {
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}
