import { Button, Group, Loader } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import type { DocumentKind } from '../../../../content.ts'
import { callApi } from '../../../../office/shell/api-client.ts'
import { NO_CHANGES } from '../../../../office/draft/changes.ts'
import { useChanges } from '../../../../office/draft/use-changes.ts'
import { ConfirmDialog } from '../../../../office/list/confirm-dialog.tsx'
import { DraftNote } from '../../../../office/draft/draft-note.tsx'
import { Loaded } from '../../../../office/shell/loaded.tsx'
import { describeCoded } from '../../../../office/form/problem-words.ts'
import { screenAt } from '../../../../office/shell/screens.ts'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import { useDraft } from '../../../../office/draft/use-draft.ts'
import type { DocumentRecord } from '../../schema.ts'
import { FileLink } from '../list/document-entry.tsx'
import {
  documentPath,
  type ReadDocument,
  useDocument,
  useReading,
  useReplaceDocument,
} from '../use-document.ts'
import { writeWords } from './words.ts'
import { TextWork } from './text-work.tsx'
import { draftName, type TextForm, useDocumentText } from './use-document-text.ts'
import { Form } from '../../../../office/form/form.tsx'
import { useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { notify } from '../../../../office/shell/notify.ts'
import { RecordProblem } from '../../../../office/form/record-problem.tsx'
import { useUnsent } from '../../../../office/draft/unsent.ts'
import { useRecordForm } from '../../../../office/form/use-record-form.ts'
import { schoolWords } from '../../../../words/school-words.ts'
import { DifferingPaper, OutdatedText } from './text-and-paper.tsx'
import { TopicSelect } from './topic-select.tsx'
import './write.css'

/** The screen of one document's text, below the screen of its kind. */
export default function DocumentTextScreen() {
  const { words: staffWords, schoolName } = useStaff()
  const words = useScreenWords(writeWords).check
  const { pathname } = useLocation()
  const { id = '' } = useParams()
  const list = screenAt(pathname.replace(/\/[^/]+\/?$/, ''))!
  const kind = list.key as DocumentKind
  const query = useDocument(kind, id)
  return (
    <>
      <title>{`${words.heading} · ${staffWords.office} · ${schoolName}`}</title>
      <header className="screen-head">
        <p>
          <Link to={list.path}>{words.back(staffWords.screens[kind])}</Link>
        </p>
        <h1>{words.heading}</h1>
        {query.data && <About document={query.data} />}
      </header>
      <Loaded query={query} lead={words.failedToLoad}>
        {(document) => <DocumentText key={id} kind={kind} document={document} />}
      </Loaded>
      {query.error && !query.data && <DraftOfMissing name={draftName(kind, id)} />}
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

function About({ document }: { document: ReadDocument }) {
  const { words } = useStaff()
  return (
    <>
      <p className="lead" lang="bn">
        {document.title}
      </p>
      <p className="meta">
        <a href={document.url} target="_blank" rel="noopener">
          {words.common.seeOnSite}
        </a>
        <FileLink document={document} />
      </p>
    </>
  )
}

function DocumentText({ kind, document }: { kind: DocumentKind; document: ReadDocument }) {
  const form = useDocumentText(kind, document)
  const { isBeingRead, canReadAgain, textStateOf } = useReading()
  const state = textStateOf(document)
  return (
    <>
      <ReadingNote document={document}>
        {state === 'outdated' && <OutdatedText kind={kind} document={document} />}
        {state === 'differs' && <DifferingPaper kind={kind} document={document} />}
        {state !== 'outdated' && canReadAgain(document) && (
          <ReadAgain kind={kind} document={document} draft={form.draft} />
        )}
      </ReadingNote>
      {(!isBeingRead(document) || document.hasText) && (
        <TextWork form={form} pages={document.pages} />
      )}
      <TopicForm kind={kind} document={document} />
    </>
  )
}

/** The state of reading, or the reason of its failure, and advice. */
function ReadingNote({ document, children }: { document: ReadDocument; children: ReactNode }) {
  const { language } = useStaff()
  const { advice } = useScreenWords(writeWords).check
  const state = useReading().textStateOf(document)
  const problem = state === 'failed' ? document.readingProblem : null
  return (
    <div className={`reading-note ${state}`}>
      <p role="status">
        {state === 'waiting' && <Loader size="sm" />}{' '}
        {problem && describeCoded({ ...problem, params: {} }, language)} {advice[state]}
      </p>
      {children}
    </div>
  )
}

function ReadAgain({
  kind,
  document,
  draft,
}: {
  kind: DocumentKind
  document: ReadDocument
  draft: TextForm['draft']
}) {
  const words = useScreenWords(writeWords).check
  const replace = useReplaceDocument(kind, document)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {words.readAgain}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.readAgainTitle}
          question={words.readAgainQuestion}
          subject={document.title}
          action={words.readAgain}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            const path = `${documentPath(kind, document._id)}/reading`
            replace(await callApi<DocumentRecord>({ method: 'POST', path }))
            // The draft would hide the new text. The clerk can restore it.
            if (draft.isDirty) draft.discard()
          }}
        />
      )}
    </>
  )
}

/** The topic has its own form, because saving the text confirms the text. */
function TopicForm({ kind, document }: { kind: DocumentKind; document: ReadDocument }) {
  const words = useScreenWords(writeWords).topic
  const { topics } = useScreenWords(schoolWords)
  const replace = useReplaceDocument(kind, document)
  const draft = useChanges<{ topic: string }>()
  const form = useRecordForm<{ topic: string }, DocumentRecord>(draft, {
    record: document,
    setRecord: (next) => next && replace(next),
    isRestorable: true,
    valuesOf: (record) => ({ topic: (record ?? document).topic ?? '' }),
    send: ({ topic }, over) =>
      callApi({
        method: 'PUT',
        path: documentPath(kind, document._id),
        body: { topic: topic || null },
        version: (over ?? document).version,
      }),
    onSaved: () => notify(words.saved),
  })
  const { sending } = form
  useUnsent(form.values.topic !== (document.topic ?? ''))
  const problemOf = useFieldProblem(sending.error)
  const nameOf = (topic: string) => topics[topic as keyof typeof topics] ?? words.none
  return (
    <section className="card" aria-label={words.label}>
      <Form sending={sending} onSubmit={() => void form.save()}>
        <RecordProblem
          form={form}
          describe={({ topic }) => ({ [words.label]: nameOf(topic) })}
          labels={{ topic: words.label }}
          inBin={document._id}
        />
        <TopicSelect
          kind={kind}
          value={form.values.topic}
          onChange={(topic) => form.change({ topic })}
          error={problemOf('topic')}
        />
        <Button type="submit" variant="default" loading={sending.isSending} w="fit-content">
          {words.save}
        </Button>
      </Form>
    </section>
  )
}
