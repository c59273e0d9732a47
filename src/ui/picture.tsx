import { type Picture, sourceSet } from '../files/picture-source.ts'

/** A stored picture in the cut that the screen needs, with its place kept while it loads. */
export function PictureImage({
  picture,
  sizes,
  alt = '',
  loading = 'lazy',
}: {
  picture: Picture
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  alt?: string
  /** `first` is the one that a visitor waits for: the browser fetches it before any other. */
  loading?: 'first' | 'eager' | 'lazy'
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        src={`/${picture.src}`}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
        style={{ background: picture.color }}
      />
    </picture>
  )
}
