import { webAddress } from '../base/web-address.ts'
import { contentKinds } from '../content.ts'
import type { Site } from '../features/profile/schema.ts'

/** Services on other sites: the setting with the address, and the key of the words. */
export const services = [
  {
    path: '/studentdailyattendance.aspx',
    key: 'attendance',
    setting: 'attendanceUrl',
    menu: { group: 'services', position: 1 },
  },
  {
    path: '/payment-history.aspx',
    key: 'payment',
    setting: 'paymentUrl',
    menu: { group: 'services', position: 2 },
  },
  {
    path: '/public-exam-result.aspx',
    key: 'publicResult',
    setting: 'publicResultUrl',
    menu: { group: 'services', position: 3 },
  },
  {
    path: '/internal-exam-result',
    key: 'internalResult',
    setting: 'internalResultUrl',
    menu: { group: 'daily', position: 5 },
    /** The page of this site for visitors while the setting is empty. */
    ownPage: contentKinds.results.pages[0].path,
  },
] as const

/**
 * The services that visitors can use: without an address, only those with a page of this site. The
 * paths of all others still answer, but nothing links to them.
 */
export function usableServices(site: Site) {
  return services.flatMap(({ path, key, setting, menu, ...service }) => {
    const ownPage = 'ownPage' in service ? service.ownPage : undefined
    const shown = webAddress(site[setting]) === undefined ? ownPage : path
    return shown === undefined ? [] : [{ path: shown, key, menu }]
  })
}
