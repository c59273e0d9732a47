import { useState } from 'react'
import { useLocation } from 'react-router'
import { Screen } from '../../../office/frame/screen.tsx'
import { screenAt } from '../../../office/frame/screens.ts'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { contentKinds, type DocumentKind } from '../../../content.ts'
import { useReload } from '../../../office/connection/use-api.ts'
import type { DocumentRecord } from '../schema.ts'
import { DocumentList } from './list/document-list.tsx'
import { NewDocument } from './publish/new-document.tsx'
import { documentWords } from './words.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import type { SentNoteProps } from './publish/sent-note.tsx'

/** The code of the note is loaded when something was sent. */
const LateSentNote = lazyPart<SentNoteProps>(() =>
  import('./publish/sent-note.tsx').then((part) => part.SentNote),
)

export default function DocumentsScreen() {
  const { pathname } = useLocation()
  const kind = screenAt(pathname)!.key as DocumentKind
  // The key makes a new form for each kind. Without it, the form of notices keeps its state for
  // news.
  return <Documents key={kind} kind={kind} />
}

function Documents({ kind }: { kind: DocumentKind }) {
  const words = useScreenWords(documentWords)[kind]
  const reload = useReload(contentKinds[kind].apiPath)
  const [sent, setSent] = useState<DocumentRecord>()
  return (
    <Screen screen={kind} lead={words.lead} list={words.listTitle}>
      {sent && (
        <LateSentNote
          key={sent._id}
          kind={kind}
          document={sent}
          onChanged={(changed) => {
            setSent(changed)
            void reload()
          }}
          onClose={() => setSent(undefined)}
        />
      )}
      <NewDocument kind={kind} onSent={setSent} />
      <DocumentList kind={kind} />
    </Screen>
  )
}
