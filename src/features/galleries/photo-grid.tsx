import type { Picture } from '../../files/picture-source.ts'
import { Day } from '../../ui/dates.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { PictureImage } from '../../ui/picture.tsx'
import { formatNumber } from '../../words/format.ts'
import galleryScript from './gallery-script.js?raw'
import type { GalleryKind, galleryKinds } from './kinds.ts'
import type { GalleryRecord } from './schema.ts'

type PhotoPage = (typeof galleryKinds)[GalleryKind]['page']

/** A photo's picture; undefined while only its title is there. */
export function pictureOf(photo: GalleryRecord): Picture | undefined {
  const { filePath, width, height, color } = photo
  return filePath ? { src: filePath, width: width!, height: height!, color: color! } : undefined
}

/**
 * Photos, each with its modal. The button opens the modal without a script where the browser knows
 * how; elsewhere CSS shows the link in its place, which leads to the photo's own page.
 */
export function PhotoGrid({ page, photos }: { page: PhotoPage; photos: GalleryRecord[] }) {
  return (
    <>
      <ul className="photos big">
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <Thumbnail page={page} photo={photo} isEager={index < 2} />
          </li>
        ))}
      </ul>
      {photos.map((photo, index) =>
        pictureOf(photo) ? (
          <PhotoDialog key={photo._id} page={page} photos={photos} index={index} />
        ) : null,
      )}
      <script dangerouslySetInnerHTML={{ __html: galleryScript }} />
    </>
  )
}

function Thumbnail({
  page,
  photo,
  isEager,
}: {
  page: PhotoPage
  photo: GalleryRecord
  isEager: boolean
}) {
  const { words, to } = usePage()
  const picture = pictureOf(photo)
  if (!picture) {
    return (
      <div className="thumb">
        <p className="to-come">{words.gallery.pictureToCome}</p>
        <span lang="bn">{photo.title}</span>
      </div>
    )
  }
  const label = words.gallery.openLarge(photo.title)
  return (
    <div className="thumb">
      <PictureImage
        picture={picture}
        // Where a phone has three pixels to one of ours, two are fetched: the third is not to be seen.
        sizes="(min-width: 76.5rem) 18rem, (min-width: 57rem) 30vw, (min-width: 37rem) 45vw, (min-resolution: 2.1dppx) 58vw, 88vw"
        isEager={isEager}
      />
      <span lang="bn">{photo.title}</span>
      <a className="open" href={`${to(page)}?photo=${photo._id}`} aria-label={label} />
      <button
        type="button"
        className="open"
        command="show-modal"
        commandfor={dialogId(photo)}
        aria-label={label}
      />
    </div>
  )
}

function PhotoDialog({
  page,
  photos,
  index,
}: {
  page: PhotoPage
  photos: GalleryRecord[]
  index: number
}) {
  const { language, words, to } = usePage()
  const photo = photos[index]!
  const number = (value: number) => formatNumber(value, language)
  const step = (other: GalleryRecord | undefined, className: string, word: string) =>
    other && pictureOf(other) ? (
      <a
        className={`btn q ${className}`}
        href={`${to(page)}?photo=${other._id}`}
        data-dialog={dialogId(other)}
      >
        {word}
      </a>
    ) : null
  return (
    <dialog id={dialogId(photo)} closedby="any" aria-labelledby={`${dialogId(photo)}-title`}>
      <div className="head">
        <h2 id={`${dialogId(photo)}-title`} lang="bn">
          {photo.title}
        </h2>
        <button
          type="button"
          className="btn q"
          command="close"
          commandfor={dialogId(photo)}
          // Focus belongs in the dialog that has just opened, and this closes it again.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        >
          {words.gallery.close}
        </button>
      </div>
      <PictureImage picture={pictureOf(photo)!} sizes="(min-width: 62rem) 58rem, 82vw" />
      <div className="foot-row">
        <p className="s">
          {words.gallery.position(number(index + 1), number(photos.length))} ·{' '}
          <Day iso={photo.createdAt} />
        </p>
        <p className="steps">
          {step(photos[index - 1], 'prev', words.gallery.previous)}
          {step(photos[index + 1], 'next', words.gallery.next)}
        </p>
      </div>
    </dialog>
  )
}

function dialogId({ _id }: GalleryRecord): string {
  return `photo-${_id}`
}
