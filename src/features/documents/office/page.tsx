import { Button, Group, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { EntryList } from '../../../office/entry-list.tsx'
import { DOCUMENT_ENDINGS } from '../../../office/file-field.tsx'
import { notify } from '../../../office/notify.ts'
import { notifyRemoved } from '../../../office/removed-note.tsx'
import { RenameDialog } from '../../../office/rename-dialog.tsx'
import { Screen } from '../../../office/screen.tsx'
import { screenAt } from '../../../office/screens.ts'
import { SingleFileForm } from '../../../office/single-file-form.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { fileKindOf, formatDate, formatNumber, formatSize } from '../../../words/format.ts'
import { contentKinds, type DocumentKind } from '../../../content.ts'
import type { DocumentSummary } from '../schema.ts'
import { documentWords } from './words.ts'

export default function DocumentsScreen() {
  const { pathname } = useLocation()
  const kind = screenAt(pathname)!.key as DocumentKind
  const words = useScreenWords(documentWords)[kind]
  return (
    // The key makes a new form for each kind. Without it, the form of notices keeps its state for
    // news.
    <Screen key={kind} screen={kind} lead={words.lead}>
      <NewDocument kind={kind} />
      <DocumentList kind={kind} />
    </Screen>
  )
}

function NewDocument({ kind }: { kind: DocumentKind }) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const client = useQueryClient()
  const draft = useDraft<{ title: string; files: File[] }>(kind, { title: '', files: [] })
  const path = contentKinds[kind].apiPath
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  const { title } = draft.values

  return (
    <section className="card" aria-labelledby="new">
      <h2 id="new">{words.newTitle}</h2>
      <SingleFileForm
        draft={draft}
        fields={{ title }}
        labels={{ title: words.titleLabel }}
        fileLabel={staffWords.file.label}
        accept={DOCUMENT_ENDINGS}
        hint={staffWords.file.documentHint(megabytes)}
        chooseWords={staffWords.file.choose}
        submit={words.submit}
        send={(body, upload) => callApi({ method: 'POST', path, body, ...upload })}
        onSent={() => {
          notify(words.published)
          void client.invalidateQueries({ queryKey: [path] })
        }}
      >
        {(problemOf) => (
          <Textarea
            id="field-title"
            name="title"
            label={words.titleLabel}
            description={words.titleHint}
            value={title}
            onChange={(event) => draft.change({ title: event.currentTarget.value })}
            error={problemOf('title')}
            lang="bn"
            required
            autosize
            minRows={2}
          />
        )}
      </SingleFileForm>
    </section>
  )
}

function DocumentList({ kind }: { kind: DocumentKind }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(documentWords)[kind]
  const client = useQueryClient()
  const [renamed, setRenamed] = useState<DocumentSummary>()
  const [removed, setRemoved] = useState<DocumentSummary>()
  const path = contentKinds[kind].apiPath
  const reload = () => client.invalidateQueries({ queryKey: [path] })

  return (
    <>
      <EntryList<DocumentSummary> heading={words.listTitle} path={path} empty={words.empty}>
        {(document) => (
          <>
            <DocumentEntry document={document} />
            <Group className="acts">
              <Button variant="default" onClick={() => setRenamed(document)}>
                {words.rename}
                <span className="vh">: {document.title}</span>
              </Button>
              <Button variant="outline" color="red" onClick={() => setRemoved(document)}>
                {staffWords.common.remove}
                <span className="vh">: {document.title}</span>
              </Button>
            </Group>
          </>
        )}
      </EntryList>
      {renamed && (
        <RenameDialog
          heading={words.rename}
          entry={renamed}
          onClose={() => setRenamed(undefined)}
          onRename={async (title, version) => {
            const id = renamed._id
            await callApi({ method: 'PUT', path: `${path}/${id}`, body: { title }, version })
            notify(staffWords.common.renamed)
            await reload()
          }}
        />
      )}
      {removed && (
        <ConfirmDialog
          question={words.confirm}
          subject={removed.title}
          onClose={() => {
            setRemoved(undefined)
            // Someone else may have deleted it first.
            void reload()
          }}
          onConfirm={async () => {
            await callApi({ method: 'DELETE', path: `${path}/${removed._id}` })
            notifyRemoved(staffWords.common.removed, { id: removed._id, onRestored: reload })
            await reload()
          }}
        />
      )}
    </>
  )
}

function DocumentEntry({ document }: { document: DocumentSummary }) {
  const { words, language, timeZone } = useStaff()
  return (
    <div>
      <p className="t">
        <a href={`/${document.filePath}`} target="_blank" rel="noopener" lang="bn">
          {document.title}
        </a>
      </p>
      <p className="meta">
        <time dateTime={document.date}>{formatDate(document.date, language, timeZone)}</time>
        <span>
          <span lang="en">{fileKindOf(document.fileName)}</span>,{' '}
          {formatSize(document.fileSize, language)}
        </span>
        {document.isSample && <b className="mark">{words.common.sample}</b>}
      </p>
    </div>
  )
}
