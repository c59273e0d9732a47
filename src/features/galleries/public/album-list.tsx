import { formatDay } from '@pathshala/bengali/days'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../words/format.ts'
import { langOf, recordIn } from '../../../words/language.ts'
import { albumUrl } from '../albums/address.ts'
import type { AlbumRecord } from '../albums/schema.ts'
import { pictureOf, SIZES } from './photo-grid.tsx'
import type { GalleryRecord } from '../schema.ts'

export interface ShownAlbum extends AlbumRecord {
  first: GalleryRecord | undefined
}

/** The albums, each as its first photo, which leads to the album's page. */
export function AlbumList({ albums }: { albums: ShownAlbum[] }) {
  const { language, words, to } = usePage()
  return (
    <section aria-labelledby="albums">
      <h2 id="albums">{words.gallery.albums}</h2>
      <ul className="photos columns dim">
        {albums.map((album, index) => {
          const { _id, title, first } = recordIn(language, album)
          const picture = first && pictureOf(first)
          return (
            <li key={_id}>
              <a className="thumb" href={to(albumUrl(_id))}>
                {picture ? (
                  <PictureImage
                    picture={picture}
                    sizes={SIZES}
                    loading={index < 2 ? 'eager' : 'lazy'}
                  />
                ) : null}
                <span lang={langOf(title, language)}>
                  <b>{title}</b>
                </span>
              </a>{' '}
              <small>
                <AlbumFacts album={album} />
              </small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The day, if it has one, and the number of its photos. */
export function AlbumFacts({ album: { day, count } }: { album: AlbumRecord }) {
  const { language, words } = usePage()
  return (
    <>
      {day && (
        <>
          <time dateTime={day}>{formatDay(day, language)}</time>
          {' · '}
        </>
      )}
      {words.gallery.photoCount(formatNumber(count, language))}
    </>
  )
}
