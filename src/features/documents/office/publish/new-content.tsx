import { DOCUMENT_ENDINGS, FileField } from '../../../../office/file-field.tsx'
import { useFieldProblem } from '../../../../office/form-problem.tsx'
import { isPicture } from '../../../../office/photo-canvas.ts'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import type { Draft } from '../../../../office/use-draft.ts'
import type { Sending } from '../../../../office/use-sending.ts'
import { formatNumber } from '../../../../words/format.ts'
import type { Beginning } from './begin-choice.tsx'
import { formWords } from './words.ts'
import type { NewDocument } from './new-document-body.ts'
import { PhotoPart } from './photo-part.tsx'
import { WrittenPart } from './written-part.tsx'

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
  draft: Draft<NewDocument>
  taken: File[]
  onTaken: () => void
  onWaiting: (photos: number) => void
  sending: Sending
}) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const words = useScreenWords(formWords)
  const problemOf = useFieldProblem(sending.error)
  const { values } = draft
  if (begin === 'photo') {
    return (
      <PhotoPart
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
