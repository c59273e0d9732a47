import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { type ContentKey, contentKinds, DOCUMENT_KINDS } from './content.ts'
import { services } from './site/services.ts'

/** Every public page. */
function publicPages(language: 'bn' | 'en') {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` })
  return [
    index('site/home.tsx', { id: `${language}:home` }),
    ...DOCUMENT_KINDS.map((kind) =>
      page(contentKinds[kind].pages[0].path.slice(1), 'features/documents/public-page.tsx'),
    ),
    page('photo-gallery', 'features/galleries/photo-page.tsx'),
    page('golden-jubilee-photo-gallery', 'features/galleries/jubilee-page.tsx'),
    page('schoolInfo', 'features/profile/school-info-page.tsx'),
    page('schoolDescription', 'features/profile/history-page.tsx'),
    page('contact_us', 'features/profile/contact-page.tsx'),
    page('studentcount', 'features/student-counts/public-page.tsx'),
    page('officers_teachers', 'features/officers/public-page.tsx'),
    ...services.map(({ path }) => page(path.slice(1), 'site/service-page.tsx')),
    page('uploads/:name', 'site/deleted-file.tsx'),
    page('gallery-uploads/:name', 'site/deleted-file.tsx'),
    page('*', 'site/not-found.tsx'),
  ]
}

function screen(kind: ContentKey, file: string) {
  return route(contentKinds[kind].screenPath, file, { id: `staff:${kind}` })
}

/** The office. Paths ignore letter case, so that every spelling of the specification works. */
const staffPages = layout('admin/root.tsx', { id: 'staff' }, [
  route('admin/login', 'admin/login-page.tsx'),
  route('admin/dashboard', 'admin/dashboard.tsx', [
    index('admin/overview-page.tsx'),
    ...DOCUMENT_KINDS.map((kind) => screen(kind, 'features/documents/admin-page.tsx')),
    screen('jubilee', 'features/galleries/admin-jubilee-page.tsx'),
    screen('photos', 'features/galleries/admin-page.tsx'),
    screen('schoolInfo', 'features/profile/admin-page.tsx'),
    screen('contact', 'features/profile/admin-contact-page.tsx'),
    screen('studentCounts', 'features/student-counts/admin-page.tsx'),
    screen('officers', 'features/officers/admin-page.tsx'),
    screen('site', 'features/profile/admin-site-page.tsx'),
    route('accounts', 'features/staff/admin-page.tsx', { id: 'staff:accounts' }),
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
