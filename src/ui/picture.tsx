import { type Picture, sourceSet } from '../files/picture-source.ts'

/** A stored picture in the cut that the screen needs, with its place kept while it loads. */
export function PictureImage({
  picture,
  sizes,
  alt = '',
  isEager = false,
}: {
  picture: Picture
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  alt?: string
  /** For what stands above the fold. */
  isEager?: boolean
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
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        style={{ background: picture.color }}
      />
    </picture>
  )
}
