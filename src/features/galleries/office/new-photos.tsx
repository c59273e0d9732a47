import { SaveRow } from '../../../office/draft/draft-note.tsx'
import {
  FileField,
  PHOTO_ENDINGS,
  Preview,
  UploadProgress,
} from '../../../office/form/file-field.tsx'
import { RequiredNote } from '../../../office/form/form.tsx'
import { RestingForm, useResting } from '../../../office/form/resting-form.tsx'
import { useFieldProblem } from '../../../office/form/form-problem.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { TitleField } from '../../../office/form/title-field.tsx'
import { fileKindOf, formatNumber, formatSize } from '../../../words/format.ts'
import { Act, Of } from '../../../office/list/act.tsx'
import { describeProblem } from '../../../office/form/problem-words.ts'
import { type ChosenPhoto, type ChosenPhotos, useChosenPhotos } from './chosen-photos.ts'
import { type Publishing, usePublishing } from './publishing.ts'
import { contentKinds, type GalleryKind } from '../../../content.ts'
import { AlbumField } from './albums/album-choice.tsx'
import { PublishingProblem } from './publishing-problem.tsx'
import { galleryWords } from './words.ts'

/** One photo and its title, or several photos, chosen, dropped or pasted; `album` is the shown one. */
export function NewPhotos({ gallery, album }: { gallery: GalleryKind; album?: string }) {
  const { language } = useStaff()
  const { photo: words, [gallery]: own } = useScreenWords(galleryWords)
  const chosen = useChosenPhotos(gallery, album)
  const rest = useResting(chosen.draft.isDirty)
  const publishing = usePublishing(gallery, chosen, () => rest.setIsTouched(false))
  const { isSending } = publishing.sending
  const problemOf = useFormProblem(publishing)
  const written = (count: number) => formatNumber(count, language)

  return (
    <RestingForm
      id="new-photo"
      title={words.newTitle}
      rest={rest}
      sending={publishing.sending}
      onSubmit={() => void publishing.publish()}
    >
      <PublishingProblem publishing={publishing} />
      <PhotoTitleField {...{ gallery, chosen, publishing }} isOpen={rest.isOpen} />
      {rest.isOpen && (
        <div>
          <p className="s">{own.lead}</p>
          {contentKinds[gallery].takesVideos && <RequiredNote />}
        </div>
      )}
      <PhotosField {...{ gallery, chosen, publishing }} />
      {rest.isOpen && chosen.albumChoice && (
        <AlbumField
          choice={chosen.albumChoice}
          onChange={chosen.setAlbum}
          problemOf={problemOf}
          isReadOnly={isSending}
        />
      )}
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
    </RestingForm>
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

function PhotoTitleField({
  gallery,
  chosen,
  publishing,
  isOpen,
}: FieldProps & { isOpen: boolean }) {
  const { photo: words, [gallery]: own } = useScreenWords(galleryWords)
  const problemOf = useFormProblem(publishing)
  const { photos } = chosen
  const isForAll = photos.length > 1
  return (
    <TitleField
      id="field-title"
      label={isForAll ? words.titleOfAll : words.title}
      description={isOpen && (isForAll ? words.hintForAll : own.titleHint)}
      value={chosen.title}
      onChange={(event) => chosen.setTitle(event.currentTarget.value)}
      error={problemOf('title')}
      readOnly={publishing.sending.isSending}
      minRows={1}
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

/**
 * One photo to publish: its preview, its own title if there are several photos, and its progress.
 */
function ChosenPhotoRow({
  photo: { id, file, title },
  hasOwnTitle,
  chosen,
  publishing: { sending, currentId, failures },
}: {
  photo: ChosenPhoto
  hasOwnTitle: boolean
  chosen: ChosenPhotos
  publishing: Publishing
}) {
  const { words: staffWords, language } = useStaff()
  const { photo: words } = useScreenWords(galleryWords)
  const failure = failures.find((one) => one.id === id)
  const isWaiting = sending.isSending && currentId !== id && !failure
  return (
    <li id={`photo-${id}`} className="chosen chosen-photo" tabIndex={-1}>
      <Preview file={file} />
      <div className="grow">
        <p>
          <b>{file.name}</b>{' '}
          <span className="s">
            <span lang="en">{fileKindOf(file.name)}</span>, {formatSize(file.size, language)}
            {isWaiting && ` · ${words.waiting}`}
          </span>
        </p>
        {failure && (
          <p className="field-problem">{describeProblem(failure.error, staffWords, language)}</p>
        )}
        {hasOwnTitle && (
          <TitleField
            name={`title-${id}`}
            label={
              <>
                {words.ownTitle}
                <Of name={file.name} />
              </>
            }
            value={title ?? chosen.title}
            onChange={(event) => chosen.setOwnTitle(id, event.currentTarget.value)}
            onBlur={() => title?.trim() === '' && chosen.setOwnTitle(id, undefined)}
            readOnly={sending.isSending}
            minRows={1}
          />
        )}
        {currentId === id && <UploadProgress sending={sending} />}
      </div>
      {!sending.isSending && (
        <Act of={file.name} onClick={() => chosen.takeOut([id])}>
          {words.leaveOut}
        </Act>
      )}
    </li>
  )
}
