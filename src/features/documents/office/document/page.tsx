import { Group } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { NO_CHANGES } from '../../../../office/draft/changes.ts'
import { DraftNote } from '../../../../office/draft/draft-note.tsx'
import { useDraft } from '../../../../office/draft/use-draft.ts'
import { EntryList } from '../../../../office/list/entry-list.tsx'
import { HISTORY } from '../../../../office/list/history-entry.ts'
import { Loaded } from '../../../../office/connection/loaded.tsx'
import { LIST_ID, PartLinks } from '../../../../office/frame/screen.tsx'
import { documentPage, findScreen, screenAt } from '../../../../office/frame/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { Entry } from '../../../history/office/entry.tsx'
import { historyWords } from '../../../history/office/words.ts'
import type { HistoryRecord } from '../../../../records/history/schema.ts'
import { DocumentMarks } from '../list/document-entry.tsx'
import { type OfDocument, useDocument, useReplaceDocument } from '../use-document.ts'
import { EnglishSection } from '../write/english-section.tsx'
import { TextSection } from '../write/text-section.tsx'
import { draftName, englishDraftName } from '../write/use-document-text.ts'
import { writeWords } from '../write/words.ts'
import { FilesSection } from './files-section.tsx'
import { StateCard } from './state-card.tsx'
import { TimesSection } from './times-section.tsx'
import { useTitleActs } from './use-title-acts.tsx'
import { pageWords } from './words.ts'
import '../list/list.css'

/** Everything about one document, below the screen of its kind. */
export default function DocumentScreen() {
  const { words: staffWords, schoolName } = useStaff()
  const words = useScreenWords(pageWords)
  const { pathname, hash, state } = useLocation()
  const { number = '' } = useParams()
  const list = screenAt(pathname.replace(/\/[^/]+\/?$/, ''))!
  const kind = list.key as DocumentKind
  const query = useDocument(kind, number)
  const { title, _id: id } = query.data ?? {}
  // A draft is found by the id. The number of a document that is gone does not lead to it.
  const knownId =
    (state as { id: string } | null)?.id ?? (/^\d+$/.test(number) ? undefined : number)
  // A new object would begin the navigation again with each rendering.
  const named = useMemo(() => ({ id }), [id])
  return (
    <>
      <title>{`${title ?? staffWords.kinds[kind]} · ${staffWords.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <p className="flow screen-links">
          <Link to={list.path}>{words.back(staffWords.screens[kind])}</Link>
        </p>
        <h1>{title === undefined ? staffWords.kinds[kind] : <span lang="bn">{title}</span>}</h1>
        {query.data && <DocumentMarks document={query.data} />}
      </header>
      <Loaded query={query} lead={words.failedToLoad}>
        {(document) =>
          // Drafts, and addresses of earlier versions, name the id.
          number === String(document.number) ? (
            <Parts key={`${kind} ${number}`} kind={kind} document={document} />
          ) : (
            <Navigate replace to={documentPage(kind, document.number) + hash} state={named} />
          )
        }
      </Loaded>
      {query.error &&
        !query.data &&
        (knownId === undefined ? (
          <Link to={findScreen('overview').path}>{words.draftsAtHome}</Link>
        ) : (
          <>
            <DraftOfMissing name={draftName(kind, knownId)} />
            <DraftOfMissing name={englishDraftName(kind, knownId)} />
          </>
        ))}
    </>
  )
}

/** Without its document, a draft can only be discarded. The document can come back from the bin. */
function DraftOfMissing({ name }: { name: string }) {
  const draft = useDraft<object>(name, NO_CHANGES)
  return (
    <Group>
      <DraftNote draft={draft} sending={{ isSending: false, clearError: () => {} }} />
    </Group>
  )
}

function Parts({ kind, document }: OfDocument) {
  const words = useScreenWords(pageWords)
  const history = useScreenWords(historyWords)
  const written = useScreenWords(writeWords)
  const navigate = useNavigate()
  const { hash } = useLocation()
  const acts = useTitleActs(kind, {
    onRenamed: useReplaceDocument({ kind, document }),
    onRemoved: () => void navigate(findScreen(kind).path, { replace: true }),
  })
  useEffect(() => {
    // The browser has looked for the part before the document was loaded.
    if (hash) window.document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  const parts = [
    { id: 'reading', label: words.text },
    { id: 'english', label: written.english.heading },
    { id: 'file', label: words.files },
    { id: 'times', label: words.times },
    { id: LIST_ID, label: words.history },
  ]
  return (
    <>
      <div className="screen-head">
        {acts.buttonsOf(document)}
        <PartLinks parts={parts} />
      </div>
      <StateCard kind={kind} document={document} />
      <TextSection kind={kind} document={document} />
      <EnglishSection kind={kind} document={document} />
      <div className="two-forms">
        <FilesSection kind={kind} document={document} />
        <TimesSection kind={kind} document={document} />
      </div>
      <EntryList<HistoryRecord>
        heading={words.history}
        path={HISTORY}
        filter={{ kind, id: document._id }}
        withoutSearch
        empty={history.empty}
        className="card items rows"
      >
        {(entry) => <Entry entry={entry} />}
      </EntryList>
      {acts.dialogs}
    </>
  )
}
