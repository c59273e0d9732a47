import { oldPath } from '../../features/redirects/old-path.ts'
import { parseUrl } from './old-site.ts'
import type { ExportItem } from './read-xml.ts'

/** The addresses that a post or page had, as redirects store them. `base` is that of the site. */
export function oldPathsOf(item: ExportItem, base = ''): string[] {
  const link = pathOfLink(item.link, base)
  const names = item.type === 'page' ? ['page_id', 'p'] : ['p']
  return [
    ...new Set([
      ...(link === undefined ? [] : [link, ...earlierPaths(link, item)]),
      ...names.map((name) => oldPath(`${base}/?${name}=${item.id}`)),
    ]),
  ]
}

/** The folder of a site that is not at the top of its domain: `/web`; otherwise empty. */
export function basePathOf(address: string): string {
  return parseUrl(address)?.pathname.replace(/\/+$/, '') ?? ''
}

/** Undefined for the home page. */
export function pathOfLink(link: string, base = ''): string | undefined {
  const url = parseUrl(link.trim())
  if (!url) return undefined
  const path = oldPath(url.pathname + url.search)
  return path === '/' || path === oldPath(base) ? undefined : path
}

/** WordPress keeps the slugs and the dates that a post had before. */
function earlierPaths(link: string, { meta }: ExportItem): string[] {
  const [path = '', query] = link.split(/\?(.*)/s)
  const parts = path.split('/')
  const valuesOf = (key: string) => meta.filter(([one]) => one === key).map(([, value]) => value)
  const slugs = [parts.at(-1)!, ...valuesOf('_wp_old_slug').map((slug) => oldPath(slug).slice(1))]
  const folder = parts.slice(0, -1).join('/')
  const dates = valuesOf('_wp_old_date').map((date) => date.replaceAll('-', '/'))
  const folders = [folder, ...dates.map((date) => folder.replace(/\d{4}\/\d\d\/\d\d/, date))]
  const end = query ? `?${query}` : ''
  // A link by number has no slug.
  if (/(?:^|&)(?:p|page_id|attachment_id)=\d/.test(query ?? '')) return []
  return folders.flatMap((one) => slugs.map((slug) => `${one}/${slug}${end}`))
}
