import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every public page, in the specification's order. */
function publicPages(language: 'bn' | 'en') {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` })
  return [
    index('site/home.tsx', { id: `${language}:home` }),
    page('allNotices', 'features/documents/public-page.tsx'),
    page('allDownloads', 'features/documents/public-page.tsx'),
    page('allnews', 'features/documents/public-page.tsx'),
    page('photo-gallery', 'features/galleries/photo-page.tsx'),
    page('golden-jubilee-photo-gallery', 'features/galleries/jubilee-page.tsx'),
    page('schoolInfo', 'features/profile/school-info-page.tsx'),
    page('schoolDescription', 'features/profile/history-page.tsx'),
    page('contact_us', 'features/profile/contact-page.tsx'),
    page('studentcount', 'features/student-counts/public-page.tsx'),
    page('officers_teachers', 'features/officers/public-page.tsx'),
    page('studentdailyattendance.aspx', 'site/service-page.tsx'),
    page('payment-history.aspx', 'site/service-page.tsx'),
    page('public-exam-result.aspx', 'site/service-page.tsx'),
    page('internal-exam-result', 'site/service-page.tsx'),
    page('*', 'site/not-found.tsx'),
  ]
}

/** The office. Paths match in any letter case, so that every spelling of the specification leads here. */
const staffPages = layout('admin/root.tsx', { id: 'staff' }, [
  route('admin/login', 'admin/login-page.tsx'),
  route('admin/dashboard', 'admin/dashboard.tsx', [
    index('admin/overview-page.tsx'),
    route('createNotice', 'features/documents/admin-page.tsx', { id: 'staff:notices' }),
    route('createnews', 'features/documents/admin-page.tsx', { id: 'staff:news' }),
    route('createDownload', 'features/documents/admin-page.tsx', { id: 'staff:downloads' }),
    route('createjoyontigallery', 'features/galleries/admin-jubilee-page.tsx', {
      id: 'staff:jubilee',
    }),
    route('photogallary', 'features/galleries/admin-page.tsx', { id: 'staff:photos' }),
    route('accounts', 'features/staff/admin-page.tsx', { id: 'staff:accounts' }),
    route('schoolInfo', 'features/profile/admin-page.tsx', { id: 'staff:schoolInfo' }),
    route('contactus', 'features/profile/admin-contact-page.tsx', { id: 'staff:contact' }),
    route('studentcount', 'features/student-counts/admin-page.tsx', { id: 'staff:studentCount' }),
    route('officers', 'features/officers/admin-page.tsx', { id: 'staff:officers' }),
    route('site', 'features/profile/admin-site-page.tsx', { id: 'staff:site' }),
    route('bin', 'undo/admin-bin-page.tsx', { id: 'staff:bin' }),
    route('history', 'undo/admin-history-page.tsx', { id: 'staff:history' }),
    route('*', 'admin/not-found.tsx', { id: 'staff:*' }),
  ]),
  route('admin/*', 'admin/to-dashboard.ts'),
])

export default [
  layout('site/frame.tsx', { id: 'bn' }, publicPages('bn')),
  layout('site/frame.tsx', { id: 'en' }, prefix('en', publicPages('en'))),
  staffPages,
] satisfies RouteConfig
