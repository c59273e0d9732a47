/**
 * The access matrix has every route with its accepted callers (`everyone`, `staff` with a live session,
 * or `admins`) and the status that an accepted caller gets for an empty body and an unknown id.
 * `npm run access` prints the real results. tests/access.test.ts fails for any difference, and for a
 * route that is not listed.
 */
const EVERYONE: Record<string, number> = {
  'GET /api/notices': 200,
  'GET /api/notices/:id': 404,
  'GET /api/news': 200,
  'GET /api/news/:id': 404,
  'GET /api/downloads': 200,
  'GET /api/downloads/:id': 404,
  'GET /api/results': 200,
  'GET /api/results/:id': 404,
  'GET /api/gallery': 200,
  'GET /api/main-gallery': 200,
  'GET /api/albums': 200,
  'GET /api/schoolInfo': 200,
  'GET /api/schoolInfo/:id': 404,
  'GET /api/contactus': 200,
  'GET /api/site': 200,
  'GET /api/studentCounts': 200,
  'GET /api/studentCounts/years': 200,
  'GET /api/studentCounts/:className/:shift/:section': 200,
  'GET /api/calendar': 200,
  'GET /api/today': 200,
  'GET /api/routines': 200,
  'GET /api/routines/:className/:shift/:section': 200,
  'GET /api/officers': 200,
  'GET /api/teacherInformation': 200,
  'GET /api/information': 200,
  'GET /api/information/:key': 404,
  'GET /api/groups': 200,
  'GET /api/groups/:id': 404,
  'GET /api/questions': 200,
  'GET /api/sample': 200,
  'GET /api/follow': 200,
  'GET /api/search': 200,
  'POST /api/admin/login': 400,

  'GET /api': 404,
  'GET /api/*': 404,
  'GET /api/openapi.json': 200,
  'GET /api/docs': 200,
  'GET /api/docs/static/index.html': 302,
  'GET /api/docs/static/swagger-initializer.js': 200,
  'GET /api/docs/static/*': 404,
  'GET /api/docs/json': 200,
  'GET /api/docs/yaml': 200,
  'GET /healthz': 200,
  'GET /readyz': 200,

  'GET /TeacherInformation.html': 200,
  'GET /notices/:number/card.png': 404,
  'GET /news/:number/card.png': 404,
  'GET /downloads/:number/card.png': 404,
  'GET /results/:number/card.png': 404,
  'GET /en/notices/:number/card.png': 404,
  'GET /en/news/:number/card.png': 404,
  'GET /en/downloads/:number/card.png': 404,
  'GET /en/results/:number/card.png': 404,
  'GET /rss.xml': 200,
  'GET /en/rss.xml': 200,
  'GET /calendar.ics': 200,
  'GET /calendar.csv': 200,
  'GET /sitemap.xml': 200,
  // A call without a query names no routine.
  'GET /routine.csv': 404,
  'GET /robots.txt': 200,
  // A site without https publishes no contact.
  'GET /.well-known/security.txt': 404,
  'GET /manifest.webmanifest': 200,
  'GET /follow.webmanifest': 200,
  'GET /public files': 200,

  ...inBothLanguages({
    '/': 200,
    '/allNotices': 200,
    '/allDownloads': 200,
    '/allnews': 200,
    '/allResults': 200,
    '/notices/:number': 404,
    '/news/:number': 404,
    '/downloads/:number': 404,
    '/results/:number': 404,
    '/photo-gallery': 200,
    '/golden-jubilee-photo-gallery': 200,
    '/schoolInfo': 200,
    '/schoolDescription': 200,
    '/contact_us': 200,
    '/studentcount': 200,
    '/officers_teachers': 200,
    '/information': 200,
    '/information.csv': 200,
    '/information/:key': 404,
    '/information/:key.csv': 404,
    '/information/anti-harassment': 200,
    '/information/committees': 200,
    '/questions': 200,
    '/calendar': 200,
    '/follow': 200,
    '/routine': 200,
    '/search': 200,
    '/studentdailyattendance.aspx': 200,
    '/payment-history.aspx': 200,
    '/public-exam-result.aspx': 200,
    '/internal-exam-result': 302,
    '/uploads/:name': 404,
    '/gallery-uploads/:name': 404,
    '/*': 404,
  }),
  // A signed-in user is redirected.
  'GET /admin/login': 200,
  'GET /admin/*': 302,
}

/**
 * Writes without a session: phones send them from the site's own pages. The site of this test has no
 * https, so that no phone can follow it.
 */
const OWN_PAGES: Record<string, number> = {
  'POST /api/follow': 409,
  'POST /api/follow/find': 400,
  'PUT /api/follow': 400,
  'DELETE /api/follow': 400,
}

const STAFF: Record<string, number> = {
  'POST /api/notices': 400,
  'PUT /api/notices/:id': 400,
  'DELETE /api/notices/:id': 404,
  'PUT /api/notices/:id/file': 400,
  'POST /api/notices/:id/without-names': 404,
  'POST /api/notices/:id/attachments': 400,
  'DELETE /api/notices/:id/attachments/:name': 404,
  'POST /api/notices/many': 400,
  'GET /api/notices/same': 400,
  'GET /api/notices/:id/notify': 404,
  'POST /api/notices/:id/notify': 404,
  'GET /api/notices/:id/reading': 404,
  'POST /api/notices/:id/reading': 404,
  'POST /api/news': 400,
  'PUT /api/news/:id': 400,
  'DELETE /api/news/:id': 404,
  'PUT /api/news/:id/file': 400,
  'POST /api/news/:id/without-names': 404,
  'POST /api/news/:id/attachments': 400,
  'DELETE /api/news/:id/attachments/:name': 404,
  'POST /api/news/many': 400,
  'GET /api/news/same': 400,
  'GET /api/news/:id/notify': 404,
  'POST /api/news/:id/notify': 404,
  'GET /api/news/:id/reading': 404,
  'POST /api/news/:id/reading': 404,
  'POST /api/downloads': 400,
  'PUT /api/downloads/:id': 400,
  'DELETE /api/downloads/:id': 404,
  'PUT /api/downloads/:id/file': 400,
  'POST /api/downloads/:id/without-names': 404,
  'POST /api/downloads/:id/attachments': 400,
  'DELETE /api/downloads/:id/attachments/:name': 404,
  'POST /api/downloads/many': 400,
  'GET /api/downloads/same': 400,
  'GET /api/downloads/:id/notify': 404,
  'POST /api/downloads/:id/notify': 404,
  'GET /api/downloads/:id/reading': 404,
  'POST /api/downloads/:id/reading': 404,
  'POST /api/results': 400,
  'PUT /api/results/:id': 400,
  'DELETE /api/results/:id': 404,
  'PUT /api/results/:id/file': 400,
  'POST /api/results/:id/without-names': 404,
  'POST /api/results/:id/attachments': 400,
  'DELETE /api/results/:id/attachments/:name': 404,
  'POST /api/results/many': 400,
  'GET /api/results/same': 400,
  'GET /api/results/:id/notify': 404,
  'POST /api/results/:id/notify': 404,
  'GET /api/results/:id/reading': 404,
  'POST /api/results/:id/reading': 404,
  'POST /api/gallery': 400,
  'POST /api/gallery/many': 400,
  'PUT /api/gallery/order': 400,
  'PUT /api/gallery/:id': 400,
  'DELETE /api/gallery/:id': 404,
  'POST /api/albums': 400,
  'PUT /api/albums/:id': 400,
  'DELETE /api/albums/:id': 404,
  'POST /api/main-gallery': 400,
  'PUT /api/main-gallery/order': 400,
  'PUT /api/main-gallery/:id': 400,
  'DELETE /api/main-gallery/:id': 404,
  'POST /api/schoolInfo': 400,
  'PUT /api/schoolInfo/:id': 400,
  'POST /api/contactus': 400,
  'PUT /api/contactus': 400,
  'PUT /api/site': 400,
  'PUT /api/site/logo': 400,
  'DELETE /api/site/logo': 200,
  'PUT /api/site/headTeacherPhoto': 400,
  'DELETE /api/site/headTeacherPhoto': 200,
  'POST /api/studentCounts': 400,
  'POST /api/studentCounts/import': 400,
  'GET /api/studentCounts/years/:year': 404,
  'POST /api/studentCounts/years': 400,
  'POST /api/studentCounts/moveUp': 400,
  'DELETE /api/studentCounts/years/:year': 404,
  'PUT /api/studentCounts/:id': 400,
  'DELETE /api/studentCounts/:id': 404,
  'POST /api/calendar': 400,
  'POST /api/calendar/import': 400,
  'PUT /api/calendar/:id': 400,
  'DELETE /api/calendar/:id': 404,
  'POST /api/calendar/:id/again': 404,
  'POST /api/routines/renew': 400,
  'POST /api/routines/teacher': 400,
  'PUT /api/routines/:className/:shift/:section': 400,
  'DELETE /api/routines/:className/:shift/:section': 404,
  'POST /api/officers': 400,
  'POST /api/officers/import': 400,
  'PUT /api/officers/order': 400,
  'PUT /api/officers/:id': 400,
  'DELETE /api/officers/:id': 404,
  'DELETE /api/officers/:id/photo': 404,
  'PUT /api/information/:key': 400,
  'DELETE /api/information/:key': 404,
  'POST /api/information/:key/check': 404,
  'GET /api/admin/information': 200,
  'POST /api/groups': 400,
  'PUT /api/groups/order': 400,
  'PUT /api/groups/:id': 400,
  'DELETE /api/groups/:id': 404,
  'POST /api/questions': 400,
  'POST /api/questions/import': 400,
  'PUT /api/questions/order': 400,
  'PUT /api/questions/:id': 400,
  'DELETE /api/questions/:id': 404,
  'GET /api/questions/unanswered': 200,
  'DELETE /api/questions/unanswered': 400,
  'GET /api/moves': 200,
  'GET /api/moves/:id': 404,
  'GET /api/followers': 200,
  'PUT /api/followers': 400,
  'POST /api/followers/test': 400,
  'DELETE /api/followers/unreached': 200,
  'DELETE /api/followers/sendings/:id': 404,
  'GET /api/redirects': 200,
  'POST /api/redirects': 400,
  'PUT /api/redirects': 400,
  'POST /api/redirects/import': 400,
  'DELETE /api/redirects': 400,
  'PUT /api/teacherInformation': 400,
  'DELETE /api/teacherInformation': 404,

  'GET /api/admin/me': 200,
  'GET /api/letters/last': 200,
  'GET /api/admin/overview': 200,
  'GET /api/admin/search': 200,
  'GET /api/admin/week': 200,
  'GET /api/admin/year': 200,
  'POST /api/admin/logout': 204,
  'PUT /api/admin/password': 400,
  'GET /api/admin/sessions': 200,
  'DELETE /api/admin/sessions/:id': 404,
  'GET /api/admin/two-step': 200,
  'POST /api/admin/two-step': 400,
  'POST /api/admin/two-step/confirm': 400,
  'POST /api/admin/two-step/recovery-codes': 400,
  'POST /api/admin/two-step/off': 400,
  'GET /api/export/:list.:format': 404,
  'GET /api/admin/bin': 200,
  'POST /api/admin/bin/:id/restore': 404,
  'GET /api/admin/history': 200,
  'GET /api/admin/history/people': 200,
  'POST /api/admin/history/:id/restore': 404,

  'GET /admin/dashboard': 200,
  'GET /admin/dashboard/createNotice': 200,
  'GET /admin/dashboard/createNotice/:number': 200,
  'GET /admin/dashboard/createnews': 200,
  'GET /admin/dashboard/createnews/:number': 200,
  'GET /admin/dashboard/createDownload': 200,
  'GET /admin/dashboard/createDownload/:number': 200,
  'GET /admin/dashboard/createResult': 200,
  'GET /admin/dashboard/createResult/:number': 200,
  'GET /admin/dashboard/calendar': 200,
  'GET /admin/dashboard/routine': 200,
  'GET /admin/dashboard/createjoyontigallery': 200,
  'GET /admin/dashboard/photogallary': 200,
  'GET /admin/dashboard/accounts': 200,
  // Only the office of a district has them.
  'GET /admin/dashboard/schools': 404,
  'GET /admin/dashboard/schools/:id': 404,
  'GET /admin/dashboard/schoolInfo': 200,
  'GET /admin/dashboard/contactus': 200,
  'GET /admin/dashboard/studentcount': 200,
  'GET /admin/dashboard/officers': 200,
  'GET /admin/dashboard/information': 200,
  'GET /admin/dashboard/information/:key': 200,
  'GET /admin/dashboard/groups': 200,
  'GET /admin/dashboard/questions': 200,
  'GET /admin/dashboard/site': 200,
  'GET /admin/dashboard/followers': 200,
  'GET /admin/dashboard/redirects': 200,
  'GET /admin/dashboard/moves': 200,
  'GET /admin/dashboard/bin': 200,
  'GET /admin/dashboard/history': 200,
  'GET /admin/dashboard/export': 200,
  'GET /admin/dashboard/week': 200,
  'GET /admin/dashboard/year': 200,
  'GET /admin/dashboard/*': 404,
}

const ADMINS: Record<string, number> = {
  'GET /api/admin/accounts': 200,
  'POST /api/admin/accounts': 400,
  'PUT /api/admin/accounts/:id': 400,
  'DELETE /api/admin/accounts/:id': 400,
  'DELETE /api/admin/accounts/:id/two-step': 404,
  'DELETE /api/admin/bin/:id': 400,
  'DELETE /api/admin/bin': 400,
  'DELETE /api/sample': 400,
  'POST /api/moves/:id/undo': 400,
  'GET /api/webhooks': 200,
  'POST /api/webhooks': 400,
  'PUT /api/webhooks/:id': 400,
  'DELETE /api/webhooks/:id': 404,
  'POST /api/webhooks/:id/test': 404,
}

/** An open session is not enough: the body has the password of the admin. */
export const NEEDS_PASSWORD = [
  'DELETE /api/admin/accounts/:id',
  'DELETE /api/admin/bin/:id',
  'DELETE /api/admin/bin',
  'DELETE /api/sample',
  'POST /api/moves/:id/undo',
]

export interface AccessRule {
  /** `PUT /api/notices/:id` */
  call: string
  allows: 'everyone' | 'own pages' | 'staff' | 'admins'
  /** The status for an accepted caller. */
  gets: number
}

export const ACCESS_MATRIX: AccessRule[] = [
  ...rulesFor('everyone', EVERYONE),
  ...rulesFor('own pages', OWN_PAGES),
  ...rulesFor('staff', STAFF),
  ...rulesFor('admins', ADMINS),
]

/** Whether the call needs a session. */
export const isGuarded = ({ allows }: AccessRule) => allows === 'staff' || allows === 'admins'

export const OWN_PAGES_WRITES = Object.keys(OWN_PAGES)

/** The callers: `other site` is a page of another site that uses an admin's cookie. */
export const ROLES = ['visitor', 'dead session', 'other site', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The expected status. */
export function expectedStatus(rule: AccessRule, role: Role): number {
  const { call, allows, gets } = rule
  const isRead = call.startsWith('GET ')
  if (call === 'GET /admin/login') return role === 'visitor' || role === 'dead session' ? 200 : 302
  if (!isGuarded(rule)) return allows === 'own pages' && role === 'other site' ? 403 : gets
  if (role === 'visitor' || role === 'dead session')
    return call.startsWith('GET /admin') ? 302 : 401
  // Other sites can send a GET, but the browser does not let them read the response.
  if (role === 'other site') return isRead ? gets : 403
  return role === 'editor' && allows === 'admins' ? 403 : gets
}

function rulesFor(allows: AccessRule['allows'], calls: Record<string, number>): AccessRule[] {
  return Object.entries(calls).map(([call, gets]) => ({ call, allows, gets }))
}

function inBothLanguages(pages: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    ['', '/en'].flatMap((language) =>
      Object.entries(pages).map(([path, gets]) => [
        `GET ${language}${path}`.replace(/(\w)\/$/, '$1'),
        gets,
      ]),
    ),
  )
}
