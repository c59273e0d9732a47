import { oldPath } from '../../features/redirects/old-path.ts'
import { parseUrl } from './old-site.ts'
import type { ExportItem } from './read-xml.ts'

/** The addresses that a post or page had, as redirects store them. */
export function oldPathsOf(item: ExportItem): string[] {
  const link = pathOfLink(item.link)
  const query = item.type === 'page' ? ['page_id', 'p'] : ['p']
  return [
    ...new Set([
      ...(link === undefined ? [] : [link, ...earlierPaths(link, item)]),
      ...query.map((key) => `/?${key}=${item.id}`),
    ]),
  ]
}

/** Undefined for the home page. */
export function pathOfLink(link: string): string | undefined {
  const url = parseUrl(link.trim())
  if (!url) return undefined
  const path = oldPath(url.pathname)
  return path === '/' ? undefined : path
}

/** WordPress keeps the slugs and the dates that a post had before. */
function earlierPaths(link: string, { meta }: ExportItem): string[] {
  const parts = link.split('/')
  const valuesOf = (key: string) => meta.filter(([one]) => one === key).map(([, value]) => value)
  const slugs = [parts.at(-1)!, ...valuesOf('_wp_old_slug').map((slug) => oldPath(slug).slice(1))]
  const folder = parts.slice(0, -1).join('/')
  const dates = valuesOf('_wp_old_date').map((date) => date.replaceAll('-', '/'))
  const folders = [folder, ...dates.map((date) => folder.replace(/\d{4}\/\d\d\/\d\d/, date))]
  return folders.flatMap((one) => slugs.map((slug) => `${one}/${slug}`))
}
