import { webAddress } from '../../base/web-address.ts'
import type { Site } from '../profile/schema.ts'

const CHANNELS = ['whatsapp', 'facebook', 'telegram', 'imo'] as const

export type Channel = (typeof CHANNELS)[number]

/** The school's channels and pages on other sites that staff have entered. */
export function channelsOf(site: Site): { name: Channel; url: string }[] {
  return CHANNELS.flatMap((name) => {
    const url = webAddress(site[`${name}Url`])
    return url === undefined ? [] : [{ name, url }]
  })
}
