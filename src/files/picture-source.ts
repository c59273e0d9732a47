/** Narrower cuts of every picture, in pixels; the picture itself is the widest. */
export const CUT_WIDTHS = [320, 640] as const
export const MAX_WIDTH = 1280

/** A stored picture as pages show it. `src` is its path below the site's root. */
export interface Picture {
  src: string
  width: number
  height: number
  color: string
}

/** The name of one cut of a picture: `abc.webp`, 320, avif → `abc-320.avif`. */
export function cutName(name: string, width: number | undefined, format: 'webp' | 'avif'): string {
  const stem = name.slice(0, name.lastIndexOf('.'))
  return `${stem}${width ? `-${width}` : ''}.${format}`
}

/** `srcset` of a picture in one format, narrowest first. */
export function sourceSet(picture: Picture, format: 'webp' | 'avif'): string {
  const widths = cutWidths(picture.width)
  return [
    ...widths.map((width) => `/${cutName(picture.src, width, format)} ${width}w`),
    `/${cutName(picture.src, undefined, format)} ${picture.width}w`,
  ].join(', ')
}

/** The cut for places of at most 6.5rem: 320 pixels are enough there on every screen. */
export function smallSource(picture: Picture): string {
  return `/${cutName(picture.src, cutWidths(picture.width)[0], 'webp')}`
}

export function cutWidths(width: number): number[] {
  return CUT_WIDTHS.filter((cut) => cut < width)
}
