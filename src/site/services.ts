import { contentKinds } from '../content.ts'

/** Services on other sites: the setting with the address, and the key of the words. */
export const services = [
  {
    path: '/studentdailyattendance.aspx',
    key: 'attendance',
    setting: 'attendanceUrl',
    menuPosition: 6,
  },
  { path: '/payment-history.aspx', key: 'payment', setting: 'paymentUrl', menuPosition: 7 },
  {
    path: '/public-exam-result.aspx',
    key: 'publicResult',
    setting: 'publicResultUrl',
    menuPosition: 8,
  },
  {
    path: '/internal-exam-result',
    key: 'internalResult',
    setting: 'internalResultUrl',
    menuPosition: 9,
    /** The page of this site that visitors get while no address is set. */
    ownPage: contentKinds.results.pages[0].path,
  },
] as const
