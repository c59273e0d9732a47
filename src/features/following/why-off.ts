import type { FastifyRequest } from 'fastify'
import { SettingMissing } from '../../errors/classes.ts'
import type { Stores } from '../../request/school.ts'
import type { SchoolSettings } from '../../base/settings.ts'

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/

export const REASONS_OFF = ['no-https', 'switched-off'] as const

type ReasonOff = (typeof REASONS_OFF)[number]

/** The reason why following is off; null if it is on. */
export async function findWhyOff({
  settings,
  stores,
}: {
  settings: Pick<SchoolSettings, 'publicUrl'>
  stores: Stores
}): Promise<ReasonOff | null> {
  if (!canFollow(settings)) return 'no-https'
  return (await stores.followingSwitch.find()).isOn ? null : 'switched-off'
}

const CODES = { 'no-https': 'https-needed', 'switched-off': 'following-off' } as const

/** @throws SettingMissing if following is off */
export async function requireOn({ school }: Pick<FastifyRequest, 'school'>): Promise<void> {
  const reason = await findWhyOff(school)
  if (reason !== null) throw new SettingMissing(CODES[reason])
}

/**
 * Whether phones can follow the site: browsers allow it only with https, and on the machine of a
 * developer. Push services get PUBLIC_URL as the sender's address.
 */
function canFollow({ publicUrl }: Pick<SchoolSettings, 'publicUrl'>): boolean {
  return (
    publicUrl !== undefined &&
    (publicUrl.protocol === 'https:' || OWN_MACHINE.test(publicUrl.hostname))
  )
}
