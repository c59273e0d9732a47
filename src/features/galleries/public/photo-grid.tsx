import type { Picture } from '../../../files/pictures/source.ts'
import { Day } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatAmount, formatNumber } from '../../../words/format.ts'
import { type GalleryPage, PER_PAGE } from './find-page.ts'
import type { contentKinds, GalleryKind } from '../../../content.ts'
import type { GalleryRecord } from '../schema.ts'
import { langOfContent } from '../../../words/language.ts'

type GalleryPath = (typeof contentKinds)[GalleryKind]['pages'][0]['path']

/**
 * Two columns of a phone get the rendition of 320 pixels: 160 CSS pixels with two device pixels
 * each. A third device pixel makes no visible difference, so dense screens claim less width.
 */
export const SIZES =
  '(min-width: 110rem) 360px, (min-width: 76.5rem) 18rem, (min-width: 57rem) 30vw, (min-width: 37rem) 45vw, (min-width: 28rem) and (min-resolution: 2.1dppx) 30vw, (min-width: 28rem) 45vw, (min-resolution: 2.1dppx) 90px, 160px'

/** The first two photos are side by side, and visible without scrolling. */
const LOADING = ['first', 'eager'] as const

/** The photo's picture; undefined if only its title was published. */
export function pictureOf(photo: GalleryRecord): Picture | undefined {
  const { filePath, width, height, color } = photo
  return filePath ? { src: filePath, width: width!, height: height!, color: color! } : undefined
}

/** `sizes` of a whole photo: the full available width, or less if it would be too high. */
export function sizesOfWhole({ width, height }: Picture, widest: string): string {
  const tallest = `${Math.ceil((80 * width) / height)}vh`
  return `(min-width: 62rem) min(${widest}, ${tallest}), min(92vw, ${tallest})`
}

/**
 * Photos, each with its modal. In browsers that support command buttons, the button opens the modal
 * without a script. In other browsers, CSS shows a link to the photo's own page.
 */
export function PhotoGrid({ path, page }: { path: GalleryPath; page: GalleryPage }) {
  const photos = page.entries
  return (
    <>
      <ul className="photos columns dim">
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <Thumbnail path={path} photo={photo} loading={LOADING[index] ?? 'lazy'} />
          </li>
        ))}
      </ul>
      {photos.map((photo, index) =>
        pictureOf(photo) ? (
          <PhotoDialog key={photo._id} path={path} page={page} index={index} />
        ) : null,
      )}
    </>
  )
}

function Thumbnail({
  path,
  photo,
  loading,
}: {
  path: GalleryPath
  photo: GalleryRecord
  loading: 'first' | 'eager' | 'lazy'
}) {
  const { words, to } = usePage()
  const picture = pictureOf(photo)
  if (!picture) {
    return (
      <div className="thumb">
        <p className="to-come">{words.gallery.pictureToCome}</p>
        <span lang={langOfContent(photo.title)}>{photo.title}</span>
      </div>
    )
  }
  const label = (
    <span className="vh">
      {words.gallery.openLarge('')}
      <span lang={langOfContent(photo.title)}>{photo.title}</span>
    </span>
  )
  return (
    <div className="thumb">
      <PictureImage picture={picture} sizes={SIZES} loading={loading} />
      {/* The blanks keep the words apart in browsers without style. */}
      <span lang={langOfContent(photo.title)}>{photo.title}</span>{' '}
      <a className="open" href={`${to(path)}?photo=${photo._id}`}>
        {label}
      </a>{' '}
      <button type="button" className="open" command="show-modal" commandfor={dialogId(photo)}>
        {label}
      </button>
    </div>
  )
}

function PhotoDialog({
  path,
  page: { number: pageNumber, entries, newer, older, total },
  index,
}: {
  path: GalleryPath
  page: GalleryPage
  index: number
}) {
  const { language, words, to } = usePage()
  const photo = entries[index]!
  const number = (value: number) => formatNumber(value, language)
  const step = (neighbour: GalleryRecord | undefined, className: string, word: string) =>
    neighbour && pictureOf(neighbour) ? (
      <a
        className={`btn q ${className}`}
        href={`${to(path)}?photo=${neighbour._id}`}
        data-dialog={dialogId(neighbour)}
      >
        {word}
      </a>
    ) : null
  return (
    <dialog id={dialogId(photo)} closedby="any" aria-labelledby={`${dialogId(photo)}-title`}>
      <div className="head">
        <h2 id={`${dialogId(photo)}-title`} lang={langOfContent(photo.title)}>
          {photo.title}
        </h2>
        <button
          type="button"
          className="btn q"
          command="close"
          commandfor={dialogId(photo)}
          // The dialog's close button takes the focus when the dialog opens.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        >
          {words.gallery.close}
        </button>
      </div>
      <PictureImage picture={pictureOf(photo)!} sizes={sizesOfWhole(pictureOf(photo)!, '58rem')} />
      <div className="foot-row">
        <p className="s">
          {words.gallery.position(
            number((pageNumber - 1) * PER_PAGE + index + 1),
            formatAmount(total, language),
          )}{' '}
          · <Day iso={photo.createdAt} />
        </p>
        <p className="steps">
          {step(entries[index - 1] ?? newer, 'prev', words.gallery.previous)}{' '}
          {step(entries[index + 1] ?? older, 'next', words.gallery.next)}
        </p>
      </div>
    </dialog>
  )
}

function dialogId({ _id }: GalleryRecord): string {
  return `photo-${_id}`
}
