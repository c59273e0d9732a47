import { Day } from '../../../pages/parts/dates.tsx'
import { Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { pictureOf, sizesOfWhole } from './photo-grid.tsx'
import { albumUrl } from '../albums/address.ts'
import type { AlbumRecord } from '../albums/schema.ts'
import type { GalleryRecord } from '../schema.ts'
import { langOfContent } from '../../../words/language.ts'

/** One photo on its own page, with links to its neighbours: replaces the modal. */
export function PhotoView({
  page,
  title,
  photo,
  album,
  previous,
  next,
}: {
  page: string
  title: string
  photo: GalleryRecord
  album: AlbumRecord | undefined
  previous: GalleryRecord | undefined
  next: GalleryRecord | undefined
}) {
  const { language, words, to } = usePage()
  const picture = pictureOf(photo)
  const step = (neighbour: GalleryRecord | undefined, rel: string, word: string) =>
    neighbour ? (
      <a className="btn q" rel={rel} href={`${to(page)}?photo=${neighbour._id}`}>
        {word}
      </a>
    ) : (
      <span />
    )
  return (
    <Page
      title={title}
      lang={langOfContent(photo.title)}
      heading={photo.title}
      headTitle={photo.title}
      description={photo.title}
      query={`?photo=${photo._id}`}
      image={picture}
      isWide
    >
      <figure className="one" lang={langOfContent(photo.title)}>
        {picture ? (
          <PictureImage
            picture={picture}
            sizes={sizesOfWhole(picture, '60rem')}
            alt={photo.title}
            loading="first"
          />
        ) : (
          <p className="to-come" lang={language}>
            {words.gallery.pictureToCome}
          </p>
        )}
        <figcaption className="s" lang={language}>
          <Day iso={photo.createdAt} />
        </figcaption>
      </figure>
      <nav className="pager ends no-print" aria-label={words.list.pages}>
        {step(previous, 'prev', words.gallery.previous)}{' '}
        <a className="more" href={to(album ? albumUrl(album._id) : page)}>
          {album ? words.gallery.toAlbum : words.gallery.back}
        </a>{' '}
        {step(next, 'next', words.gallery.next)}
      </nav>
    </Page>
  )
}
