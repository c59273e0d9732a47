import type { StaffWords } from '../words/staff-bn.ts'

/** Every screen of the office, in the sidebar's order. `publicPage` is where visitors see it. */
export const screens = [
  { key: 'overview', path: '/admin/dashboard' },
  { key: 'notices', path: '/admin/dashboard/createNotice', publicPage: '/allNotices' },
  { key: 'news', path: '/admin/dashboard/createnews', publicPage: '/allnews' },
  { key: 'downloads', path: '/admin/dashboard/createDownload', publicPage: '/allDownloads' },
  {
    key: 'jubilee',
    path: '/admin/dashboard/createjoyontigallery',
    publicPage: '/golden-jubilee-photo-gallery',
  },
  { key: 'photos', path: '/admin/dashboard/photogallary', publicPage: '/photo-gallery' },
  { key: 'schoolInfo', path: '/admin/dashboard/schoolInfo', publicPage: '/schoolInfo' },
  { key: 'contact', path: '/admin/dashboard/contactus', publicPage: '/contact_us' },
  { key: 'studentCount', path: '/admin/dashboard/studentcount', publicPage: '/studentcount' },
  { key: 'officers', path: '/admin/dashboard/officers', publicPage: '/officers_teachers' },
  { key: 'site', path: '/admin/dashboard/site', publicPage: '/' },
  { key: 'bin', path: '/admin/dashboard/bin' },
  { key: 'history', path: '/admin/dashboard/history' },
  { key: 'accounts', path: '/admin/dashboard/accounts' },
] as const satisfies { key: keyof StaffWords['screens']; path: string; publicPage?: string }[]

export type ScreenKey = (typeof screens)[number]['key']
