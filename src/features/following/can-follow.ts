import type { SchoolSettings } from '../../school/settings.ts'

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether phones can follow the site: browsers allow it only with https, and on the machine of a
 * developer. Push services get PUBLIC_URL as the sender's address.
 */
export function canFollow({ publicUrl }: Pick<SchoolSettings, 'publicUrl'>): boolean {
  return (
    publicUrl !== undefined &&
    (publicUrl.protocol === 'https:' || OWN_MACHINE.test(publicUrl.hostname))
  )
}
