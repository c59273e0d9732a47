import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { contentKinds, DOCUMENT_KINDS, type DocumentKind } from '../../../content.ts'
import { Act } from '../../../office/list/act.tsx'
import { choicesOf } from '../../../office/form/fields.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { lighterPhoto } from '../../../office/form/lighter-photo.ts'
import { notify } from '../../../office/frame/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi } from '../../../office/connection/use-api.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { PhotoButton } from '../../documents/office/photo-pages/photo-button.tsx'
import type { DocumentRecord, DocumentSummary } from '../../documents/schema.ts'
import type { GroupValues } from './group-values.ts'
import { groupOfficeWords } from './words.ts'

type Paper = GroupValues['documents'][number]

const MAX_FOUND = 8

/** The papers of a group: documents that visitors can see, chosen here or photographed now. */
export function Papers({
  values: { title, documents },
  error,
  onChange,
}: {
  values: Pick<GroupValues, 'title' | 'documents'>
  error: string | undefined
  onChange: (documents: Paper[]) => void
}) {
  const words = useScreenWords(groupOfficeWords)
  const { papers } = words
  const [isChoosing, setIsChoosing] = useState(false)
  const sending = useSending()
  const add = (paper: Paper) => {
    const isThere = documents.some(
      ({ kind, number }) => kind === paper.kind && number === paper.number,
    )
    if (!isThere) onChange([...documents, paper])
    setIsChoosing(false)
  }
  const photograph = (photos: File[]) =>
    void sending.run(async ({ signal, onProgress }) => {
      const body = new FormData()
      body.set('title', papers.orderOf(title))
      body.set('photographed', 'true')
      for (const photo of photos) body.append('file', await lighterPhoto(photo))
      const path = contentKinds.downloads.apiPath
      const document = await postOnce<DocumentRecord>({ path, body, signal, onProgress })
      add(paperOf('downloads', document))
      notify(papers.photographed)
    })
  return (
    <div id="field-documents">
      <p className="field-label">{words.fields.documents}</p>
      <FormProblem error={sending.error} />
      {error && <p className="field-problem">{error}</p>}
      {documents.length === 0 && <p className="s">{papers.none}</p>}
      <ul className="paper-list">
        {documents.map((paper) => (
          <li className="row" key={`${paper.kind}/${paper.number}`}>
            {paper.url === null ? (
              <span>
                /{paper.kind}/{paper.number} <b className="mark">{papers.hidden}</b>
              </span>
            ) : (
              <a href={paper.url} target="_blank" rel="noopener" lang="bn">
                {paper.title}
              </a>
            )}
            <Act
              of={paper.title}
              onClick={() => onChange(documents.filter((one) => one !== paper))}
            >
              {papers.remove}
            </Act>
          </li>
        ))}
      </ul>
      <Group gap={8}>
        <Button
          variant="default"
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        >
          {papers.choose}
        </Button>
        <PhotoButton fromCamera loading={sending.isSending} onPhotos={photograph}>
          {papers.photograph}
        </PhotoButton>
      </Group>
      {isChoosing && <PaperSearch onPick={add} />}
    </div>
  )
}

/** Searches the published documents of one list by words of their titles. */
function PaperSearch({ onPick }: { onPick: (paper: Paper) => void }) {
  const { words: staffWords } = useStaff()
  const { papers } = useScreenWords(groupOfficeWords)
  const [kind, setKind] = useState<DocumentKind>('notices')
  const [typed, setTyped] = useState('')
  const search = new URLSearchParams({
    limit: String(MAX_FOUND),
    ...(typed.trim() && { q: typed }),
  })
  const { data } = useApi<DocumentSummary[]>(`${contentKinds[kind].apiPath}?${search}`)
  return (
    <div className="form more-of">
      <NativeSelect
        label={papers.kind}
        data={choicesOf(DOCUMENT_KINDS, staffWords.screens)}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as DocumentKind)}
      />
      <TextInput
        label={papers.search}
        lang="bn"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="s">
        {data?.length === 0 && papers.nothing}
      </p>
      <ul className="found-people">
        {data?.map((document) => (
          <li key={document._id}>
            <button type="button" onClick={() => onPick(paperOf(kind, document))}>
              <span className="vh">{papers.pick}: </span>
              <span lang="bn">{document.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function paperOf(kind: DocumentKind, { number, title, url }: DocumentSummary): Paper {
  return { kind, number, title, url }
}
