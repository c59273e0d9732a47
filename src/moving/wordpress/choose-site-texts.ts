import type { Role } from './post-kinds.ts'
import { isElsewhere, type SiteText } from './site-text-titles.ts'

type SiteTextRole = Extract<Role, { role: 'site-text' }>

/** A page that could be a text of the site. */
interface Candidate {
  role: Role
  parent: number
  /** A page without words is only an entry of a menu. */
  isEmpty: boolean
}

/** The title of a page, and the page above it. */
export interface PageTitle {
  title: string
  parent: number
}

const REMARKS = { history: 'whose-history', headTeacherMessage: 'whose-message' } as const
/** Pages above each other. */
const MAX_DEPTH = 10

/**
 * The site has one text of each field. A page whose title names the school or its head comes first;
 * the other pages become drafts.
 */
export function chooseSiteTexts(
  candidates: Candidate[],
  pages: ReadonlyMap<number, PageTitle>,
): void {
  const all = candidates.filter(
    (one): one is Candidate & { role: SiteTextRole } => one.role.role === 'site-text',
  )
  for (const field of ['history', 'headTeacherMessage'] as const) {
    const own = all.filter(({ role }) => role.field === field)
    const right = own.filter((one) => !one.isEmpty && !isBelowOther(field, one.parent, pages))
    const chosen = right.find(({ role }) => role.fit === 'named') ?? right[0]
    for (const one of own) {
      if (one === chosen) continue
      Object.assign(one, {
        role: { role: 'document', kind: 'news', isPage: true, remark: REMARKS[field] },
      })
    }
  }
}

function isBelowOther(
  field: SiteText,
  parent: number,
  pages: ReadonlyMap<number, PageTitle>,
): boolean {
  let page = pages.get(parent)
  for (let depth = 0; page && depth < MAX_DEPTH; depth += 1) {
    if (isElsewhere(field, page.title)) return true
    page = pages.get(page.parent)
  }
  return false
}
