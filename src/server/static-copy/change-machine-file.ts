import type { Links } from './change-page.ts'

/** Feed, sitemap, calendar, manifest and robots.txt with links to the copy. */
export function changeMachineFile(file: string, text: string, links: Links): string {
  if (file.endsWith('.webmanifest')) return changeManifest(text, links)
  if (file.endsWith('.ics')) return links.hasOrigin ? text : withoutAddresses(text)
  if (file.endsWith('.txt') && !links.hasOrigin) return text.replaceAll(/^Sitemap:.*\n/gm, '')
  // A table keeps the addresses of the site.
  if (file.endsWith('.csv')) return links.hasOrigin ? text : text.replaceAll(links.origin, '')
  return text.replaceAll(linkPattern(links.origin), (link) => {
    const to = links.hasOrigin ? links.absolute(decode(link)) : links.relative(decode(link))
    return to === undefined ? link.replace(links.hasOrigin ? '' : links.origin, '') : encode(to)
  })
}

/** The links to the site itself. */
export function linksInMachineFile(file: string, text: string, origin: string): string[] {
  const pattern = file.endsWith('.webmanifest') ? /(?<=")\/[^"]*/g : linkPattern(origin)
  return [...text.matchAll(pattern)].map(([link]) => decode(link))
}

function linkPattern(origin: string): RegExp {
  return new RegExp(String.raw`${RegExp.escape(origin)}(?:/[^\s<>"]*)?`, 'g')
}

function changeManifest(text: string, links: Links): string {
  return JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/')
      ? (links.relative(value) ?? value).replace(/^index\.html$/, './')
      : value,
  )
}

/** Events without a link to their page. A long line continues after a line end and a blank. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/^URL[;:].*(?:\r?\n[ \t].*)*\r?\n/gm, '')
}

function decode(link: string): string {
  return link.replaceAll('&amp;', '&')
}

function encode(link: string): string {
  return link.replaceAll('&', '&amp;')
}
