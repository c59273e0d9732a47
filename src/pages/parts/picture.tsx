import { type Picture, sourceSet } from '../../files/pictures/source.ts'

/** A stored picture. The browser chooses the rendition, and reserves the space while it loads. */
export function PictureImage({
  picture,
  sizes,
  alt = '',
  loading = 'lazy',
}: {
  picture: Picture
  /** The width on the screen, as in the `sizes` attribute. */
  sizes: string
  alt?: string
  /** The browser loads a `first` picture before all others, because visitors wait for it. */
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
