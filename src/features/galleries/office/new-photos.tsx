import { SaveRow } from '../../../office/draft-note.tsx'
import { FileField, PHOTO_ENDINGS } from '../../../office/file-field.tsx'
import { Form } from '../../../office/form.tsx'
import { useFieldProblem } from '../../../office/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { TitleField } from '../../../office/title-field.tsx'
import { formatNumber } from '../../../words/format.ts'
import { ChosenPhotoRow } from './chosen-photo-row.tsx'
import { type ChosenPhotos, useChosenPhotos } from './chosen-photos.ts'
import { type Publishing, usePublishing } from './publishing.ts'
import { PublishingProblem } from './publishing-problem.tsx'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import { galleryWords } from './words.ts'

/** One photo and its title, or several photos, chosen, dropped or pasted. */
export function NewPhotos({ gallery }: { gallery: GalleryKind }) {
  const { language } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const chosen = useChosenPhotos(gallery)
  const publishing = usePublishing(gallery, chosen)
  const { isSending } = publishing.sending
  const written = (count: number) => formatNumber(count, language)

  return (
    <section className="card" aria-labelledby="new-photo">
      <h2 id="new-photo">{words.newTitle}</h2>
      <Form
        sending={publishing.sending}
        withRequiredNote={contentKinds[gallery].takesVideos}
        onSubmit={() => void publishing.publish()}
      >
        <PublishingProblem publishing={publishing} />
        <PhotoTitleField gallery={gallery} chosen={chosen} publishing={publishing} />
        <PhotosField gallery={gallery} chosen={chosen} publishing={publishing} />
        <SaveRow
          draft={chosen.draft}
          sending={{ isSending, clearError: publishing.forget }}
          submit={words.submit(chosen.photos.length, written(chosen.photos.length))}
        >
          {isSending && publishing.total > 1 && (
            <span className="s" role="status">
              {words.underWay(written(publishing.number), written(publishing.total))}
            </span>
          )}
        </SaveRow>
      </Form>
    </section>
  )
}

interface FieldProps {
  gallery: GalleryKind
  chosen: ChosenPhotos
  publishing: Publishing
}

/**
 * Errors of the form's own fields: from the form, or from the server if only one entry was sent.
 */
function useFormProblem({ sending, failures, total }: Publishing) {
  return useFieldProblem(sending.error ?? (total === 1 ? failures[0]?.error : undefined))
}

function PhotoTitleField({ gallery, chosen, publishing }: FieldProps) {
  const { photo: words, [gallery]: own } = useScreenWords(galleryWords)
  const problemOf = useFormProblem(publishing)
  const { photos } = chosen
  const isForAll = photos.length > 1
  return (
    <TitleField
      id="field-title"
      label={isForAll ? words.titleOfAll : words.title}
      description={isForAll ? words.hintForAll : own.titleHint}
      value={chosen.title}
      onChange={(event) => chosen.setTitle(event.currentTarget.value)}
      error={problemOf('title')}
      readOnly={publishing.sending.isSending}
      required={photos.length === 0 || photos.some(({ title }) => title === undefined)}
    />
  )
}

function PhotosField({ gallery, chosen, publishing }: FieldProps) {
  const { words: staffWords, language, maxUploadBytes } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const problemOf = useFormProblem(publishing)
  const { photos } = chosen
  const isOptional = contentKinds[gallery].takesVideos
  const hint = staffWords.file.photoHint(formatNumber(maxUploadBytes / 1024 / 1024, language))
  return (
    <div id="field-file">
      <FileField
        key={chosen.draft.round}
        label={staffWords.file.photo}
        accept={PHOTO_ENDINGS}
        hint={isOptional ? words.optionalHint(hint) : hint}
        chooseWords={staffWords.file.choosePhotos}
        files={photos.map(({ file }) => file)}
        onChange={(files) => {
          publishing.sending.forget('file')
          chosen.add(files.slice(photos.length))
        }}
        error={photos.length === 0 ? problemOf('file') : undefined}
        isDisabled={publishing.sending.isSending}
        isRequired={!isOptional}
        isMultiple
      >
        <ul>
          {photos.map((photo) => (
            <ChosenPhotoRow
              key={photo.id}
              photo={photo}
              hasOwnTitle={photos.length > 1 || photo.title !== undefined}
              chosen={chosen}
              publishing={publishing}
            />
          ))}
        </ul>
      </FileField>
    </div>
  )
}
