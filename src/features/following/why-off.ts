import type { FastifyRequest } from 'fastify'
import { SettingMissing } from '../../errors/classes.ts'
import type { Stores } from '../../school/school.ts'
import type { SchoolSettings } from '../../school/settings.ts'
import { canFollow } from './can-follow.ts'

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
