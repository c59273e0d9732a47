import type { GalleryRecord } from '../features/galleries/schema.ts'
import { usePage } from './parts/page-context.tsx'
import { PictureImage } from './parts/picture.tsx'

export function RecentPhotos({ photos }: { photos: GalleryRecord[] }) {
  const { words, to } = usePage()
  return (
    <section>
      <div className="head">
        <h2>{words.home.recentPhotos}</h2>
        <a className="more" href={to('/photo-gallery')}>
          {words.photos.title}
        </a>
      </div>
      <ul className="photos">
        {photos.map(({ _id, title, filePath, width, height, color }) => (
          <li key={_id}>
            <a href={`${to('/photo-gallery')}?photo=${_id}`} lang="bn">
              {filePath && (
                <PictureImage
                  picture={{ src: filePath, width: width!, height: height!, color: color! }}
                  sizes="(min-width: 78rem) 278px, (min-width: 40rem) 22vw, (min-width: 28rem) 30vw, (min-resolution: 2.1dppx) 29vw, calc(50vw - 24px)"
                />
              )}
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
