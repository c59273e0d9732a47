import type { StoredFile } from '../table.ts'

/** The widths of a picture's smaller renditions, in pixels. The picture itself is the widest. */
const RENDITION_WIDTHS = [320, 640] as const
export const MAX_WIDTH = 1280
/** The preview picture of a page, in the proportions that messengers show. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** A stored picture for use in pages. `src` is its path below the site's root. */
export interface Picture {
  src: string
  width: number
  height: number
  color: string
}

/** The picture of a stored file that has a width. */
export function toPicture({ area, name, width, height, color }: StoredFile): Picture {
  return { src: `${area}/${name}`, width: width!, height: height!, color: color! }
}

/** The file name of one rendition: `abc.webp`, 320, avif → `abc-320.avif`. */
export function renditionName(
  name: string,
  width: number | undefined,
  format: 'webp' | 'avif',
): string {
  const stem = name.slice(0, name.lastIndexOf('.'))
  return `${stem}${width ? `-${width}` : ''}.${format}`
}

/** The `srcset` of a picture in one format, narrowest first. */
export function sourceSet(picture: Picture, format: 'webp' | 'avif'): string {
  const widths = renditionWidths(picture.width)
  return [
    ...widths.map((width) => `/${renditionName(picture.src, width, format)} ${width}w`),
    `/${renditionName(picture.src, undefined, format)} ${picture.width}w`,
  ].join(', ')
}

/** For pictures shown at most 6.5rem wide: 320 pixels are enough there on every screen. */
export function smallSource(picture: Picture): string {
  return `/${renditionName(picture.src, renditionWidths(picture.width)[0], 'webp')}`
}

export function renditionWidths(width: number): number[] {
  return RENDITION_WIDTHS.filter((narrower) => narrower < width)
}
