import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { DOCUMENT_ENDINGS, FileField, refusedIndexOf } from '../../../../office/form/file-field.tsx'
import { useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { isPicture } from '../../../../office/form/photo-canvas.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import type { Draft } from '../../../../office/draft/use-draft.ts'
import type { Sending } from '../../../../office/form/use-sending.ts'
import { formatNumber } from '../../../../words/format.ts'
import type { Beginning } from './begin-choice.tsx'
import { publishWords } from './words.ts'
import type { NewDocumentValues } from './new-document-body.ts'
import { lazyPart } from '../../../../office/connection/lazy-part.tsx'
import type { PhotoPagesProps } from '../photo-pages/photo-pages.tsx'
import type { WrittenPartProps } from './written-part.tsx'

/** The code of photographed pages is loaded when it is needed, while the camera is open. */
const PhotoPages = lazyPart<PhotoPagesProps>(() =>
  import('../photo-pages/photo-pages.tsx').then((part) => part.PhotoPages),
)

/** Most documents are files. */
const WrittenPart = lazyPart<WrittenPartProps>(() =>
  import('./written-part.tsx').then((part) => part.WrittenPart),
)

/** The fields of the chosen way to begin. */
export function NewContent({
  begin,
  isChosen,
  draft,
  taken,
  onTaken,
  onWaiting,
  onPaper,
  sending,
}: {
  begin: Beginning
  /** By the clerk, and not by a restored draft. */
  isChosen: boolean
  draft: Draft<NewDocumentValues>
  taken: File[]
  onTaken: () => void
  onWaiting: (photos: number) => void
  /** A chosen picture is the photo of a paper. */
  onPaper: (photo: File) => void
  sending: Sending
}) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(publishWords)
  const problemOf = useFieldProblem(sending.error)
  const { values } = draft
  const [notPaper, setNotPaper] = useState<File>()
  const [first] = values.files
  const asksForPaper =
    begin === 'file' && values.files.length === 1 && isPicture(first!) && first !== notPaper
  if (begin === 'photo') {
    return (
      <div id="field-file">
        <PhotoPages
          pages={values.pages}
          onChange={(edit) => {
            sending.forget('file')
            draft.change(({ pages }) => ({ pages: edit(pages) }))
          }}
          taken={taken}
          onTaken={onTaken}
          onWaiting={onWaiting}
          error={problemOf('file')}
        />
      </div>
    )
  }
  const megabytes = formatNumber(maxUploadBytes / 1024 / 1024, language)
  return (
    <>
      {begin === 'text' && (
        <WrittenPart
          values={values}
          onChange={draft.change}
          problemOf={problemOf}
          isChosen={isChosen}
        />
      )}
      <div id="field-file">
        <FileField
          key={draft.round}
          label={begin === 'file' ? staffWords.file.label : words.withFile}
          accept={DOCUMENT_ENDINGS}
          hint={`${staffWords.file.documentHint(megabytes)}; ${words.several}`}
          chooseWords={staffWords.file.choose}
          files={values.files}
          onChange={(files) => {
            sending.forget('file')
            draft.change({ files })
          }}
          error={problemOf('file')}
          refusedIndex={refusedIndexOf(sending.error, values.files)}
          isDisabled={sending.isSending}
          isRequired={begin === 'file'}
          isMultiple
        />
        {asksForPaper && (
          <PaperQuestion onPaper={() => onPaper(first!)} onPicture={() => setNotPaper(first)} />
        )}
        {values.files.length > 1 && (
          <p className="gentle">
            {values.files.every(isPicture)
              ? words.pagesOfOneFile
              : words.firstIsDocument(values.files[0]!.name)}
          </p>
        )}
      </div>
    </>
  )
}

/** As a paper, a photo is straightened and small, and its whole text is read. */
function PaperQuestion({ onPaper, onPicture }: { onPaper: () => void; onPicture: () => void }) {
  const { paper: words } = useScreenWords(publishWords)
  return (
    <div className="gentle" role="group" aria-label={words.question}>
      <p>
        <b>{words.question}</b> {words.why}
      </p>
      <Group className="acts">
        <Button variant="default" onClick={onPaper}>
          {words.yes}
        </Button>
        <Button variant="default" onClick={onPicture}>
          {words.no}
        </Button>
      </Group>
    </div>
  )
}
