import { Act, Of } from '../../../office/act.tsx'
import { Preview, UploadProgress } from '../../../office/file-field.tsx'
import { describeProblem } from '../../../office/problem-words.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { TitleField } from '../../../office/title-field.tsx'
import { fileKindOf, formatSize } from '../../../words/format.ts'
import type { ChosenPhoto, ChosenPhotos } from './chosen-photos.ts'
import type { Publishing } from './publishing.ts'
import { galleryWords } from './words.ts'

/**
 * One photo to publish: its preview, its own title if there are several photos, and its progress.
 */
export function ChosenPhotoRow({
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
