import { cutName, cutWidths, type Picture } from '../files/picture-source.ts'

/** The path of a picture's narrowest cut, for where it is shown small and has one address alone. */
export function narrowestSource({ src, width }: Pick<Picture, 'src' | 'width'>): string {
  return cutName(src, cutWidths(width)[0], 'webp')
}
