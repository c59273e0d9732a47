import { smallSource } from '../../files/pictures/source.ts'
import type { SiteRecord } from './schema.ts'

/** The address of the school's logo, or of the built-in monogram. */
export function logoAddress({ logo }: Pick<SiteRecord, 'logo'>): string {
  return logo ? smallSource(logo) : '/monogram.svg'
}

/**
 * The query of the addresses of icons. It changes with the logo, so that browsers and messengers
 * request the new icons. Empty for the built-in icons.
 */
export function iconQuery({ logo }: Pick<SiteRecord, 'logo'>): string {
  const [, version] = /(\w+)\.\w+$/.exec(logo?.src ?? '') ?? []
  return version ? `?v=${version}` : ''
}
