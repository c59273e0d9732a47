import { contentKinds } from '../content.ts'

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
