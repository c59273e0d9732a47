import { DOCUMENT_ENDINGS, FileField } from '../../../../office/form/file-field.tsx'
import { useFieldProblem } from '../../../../office/form/form-problem.tsx'
import { isPicture } from '../../../../office/form/photo-canvas.ts'
import { useScreenWords, useStaff } from '../../../../office/shell/staff-context.tsx'
import type { Draft } from '../../../../office/draft/use-draft.ts'
import type { Sending } from '../../../../office/form/use-sending.ts'
import { formatNumber } from '../../../../words/format.ts'
import type { Beginning } from './begin-choice.tsx'
import { publishWords } from './words.ts'
import type { NewDocumentValues } from './new-document-body.ts'
import { lazyPart } from '../../../../office/shell/lazy-part.tsx'
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
  draft,
  taken,
  onTaken,
  onWaiting,
  sending,
}: {
  begin: Beginning
  draft: Draft<NewDocumentValues>
  taken: File[]
  onTaken: () => void
  onWaiting: (photos: number) => void
  sending: Sending
}) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(publishWords)
  const problemOf = useFieldProblem(sending.error)
  const { values } = draft
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
        <WrittenPart values={values} onChange={draft.change} problemOf={problemOf} />
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
          isDisabled={sending.isSending}
          isRequired={begin === 'file'}
          isMultiple
        />
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
