import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import {
  type ContentKey,
  contentKinds,
  DOCUMENT_KINDS,
  internalResults,
  SERVICES,
  services,
  TEXT_PAGES,
  textPages,
} from './content.ts'
import { FOLLOW_PATH } from './features/following/address.ts'

function publicPages(language: 'bn' | 'en') {
  const page = (path: string, file: string) => route(path, file, { id: `${language}:${path}` })
  return [
    index('site/home.tsx', { id: `${language}:home` }),
    ...DOCUMENT_KINDS.map((kind) =>
      page(contentKinds[kind].pages[0].path.slice(1), 'features/documents/public/page.tsx'),
    ),
    ...DOCUMENT_KINDS.map((kind) =>
      page(
        `${contentKinds[kind].apiPath.slice(1)}/:number`,
        'features/documents/public/document-page.tsx',
      ),
    ),
    page('photo-gallery', 'features/galleries/public/photo-page.tsx'),
    page('golden-jubilee-photo-gallery', 'features/galleries/public/jubilee-page.tsx'),
    page('schoolInfo', 'features/profile/public/school-info-page.tsx'),
    ...TEXT_PAGES.map((key) =>
      page(textPages[key].path.slice(1), 'features/profile/public/text-page.tsx'),
    ),
    page('contact_us', 'features/groups/public/contact-page.tsx'),
    page('studentcount', 'features/student-counts/public/page.tsx'),
    page('officers_teachers', 'features/information/public/staff-page.tsx'),
    page('information/committees', 'features/information/public/committees-page.tsx'),
    page(
      contentKinds.groups.pages[1].path.slice(1),
      'features/groups/public/anti-harassment-page.tsx',
    ),
    page('calendar', 'features/calendar/public/page.tsx'),
    page('routine', 'features/routine/public/page.tsx'),
    page('information', 'features/information/public/page.tsx'),
    page('information/:key', 'features/information/public/entry-page.tsx'),
    page(FOLLOW_PATH.slice(1), 'features/following/public/page.tsx'),
    page('questions', 'features/questions/public/page.tsx'),
    page('search', 'site/search/page.tsx'),
    ...SERVICES.map((key) => page(services[key].path.slice(1), 'site/services/page.tsx')),
    page(internalResults.path.slice(1), 'site/services/internal-results.ts'),
    page('uploads/:name', 'site/deleted-file.tsx'),
    page('gallery-uploads/:name', 'site/deleted-file.tsx'),
    page('*', 'site/not-found.tsx'),
  ]
}

function screen(kind: ContentKey, file: string) {
  return route(contentKinds[kind].screenPath, file, { id: `staff:${kind}` })
}

/** The office. Paths ignore letter case, so that every spelling of the specification works. */
const staffPages = layout('office/frame/root.tsx', { id: 'staff' }, [
  route('admin/login', 'office/sign-in/login-page.tsx'),
  route('admin/dashboard', 'office/frame/dashboard.tsx', [
    index('features/overview/office/page.tsx'),
    ...DOCUMENT_KINDS.map((kind) => screen(kind, 'features/documents/office/page.tsx')),
    ...DOCUMENT_KINDS.map((kind) =>
      route(
        `${contentKinds[kind].screenPath}/:number`,
        'features/documents/office/document/page.tsx',
        { id: `staff:${kind}:document` },
      ),
    ),
    screen('information', 'features/information/office/page.tsx'),
    route('information/:key', 'features/information/office/entry-page.tsx', {
      id: 'staff:information:entry',
    }),
    screen('calendar', 'features/calendar/office/page.tsx'),
    screen('routines', 'features/routine/office/page.tsx'),
    screen('jubilee', 'features/galleries/office/jubilee-page.tsx'),
    screen('photos', 'features/galleries/office/page.tsx'),
    screen('schoolInfo', 'features/profile/office/school-info-page.tsx'),
    screen('contact', 'features/profile/office/contact-page.tsx'),
    screen('studentCounts', 'features/student-counts/office/page.tsx'),
    screen('officers', 'features/people/office/page.tsx'),
    screen('groups', 'features/groups/office/page.tsx'),
    screen('questions', 'features/questions/office/page.tsx'),
    screen('site', 'features/profile/office/site-page.tsx'),
    route('week', 'features/overview/office/week/page.tsx', { id: 'staff:week' }),
    route('year', 'features/year/office/page.tsx', { id: 'staff:year' }),
    route('followers', 'features/following/office/page.tsx', { id: 'staff:followers' }),
    route('redirects', 'features/redirects/office/page.tsx', { id: 'staff:redirects' }),
    route('moves', 'features/moves/office/page.tsx', { id: 'staff:moves' }),
    route('accounts', 'features/accounts/office/page.tsx', { id: 'staff:accounts' }),
    route('bin', 'features/bin/office/page.tsx', { id: 'staff:bin' }),
    route('history', 'features/history/office/page.tsx', { id: 'staff:history' }),
    route('export', 'office/frame/export-page.tsx', { id: 'staff:export' }),
    route('schools', 'district/office/schools-page.tsx', { id: 'staff:schools' }),
    route('schools/:id', 'district/office/school-page.tsx', { id: 'staff:schools:school' }),
    route('*', 'office/frame/not-found.tsx', { id: 'staff:*' }),
  ]),
  route('admin/*', 'office/frame/to-dashboard.ts'),
])

export default [
  layout('site/frame.tsx', { id: 'bn' }, publicPages('bn')),
  layout('site/frame.tsx', { id: 'en' }, prefix('en', publicPages('en'))),
  staffPages,
] satisfies RouteConfig
