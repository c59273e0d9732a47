import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { isAbsent } from '../../backup/state/problem.ts'
import { DOCUMENT_KINDS } from '../../content.ts'
import { listBatches } from '../../database/list-batches.ts'
import { decodeAddress } from '../../features/redirects/old-path.ts'
import type { RedirectTable } from '../../features/redirects/table.ts'
import type { School } from '../../request/school.ts'
import { languageOf, pathIn } from '../../words/language.ts'
import { copiedAddress, fileOf, isOnlyOnTheServer, linkBetween, pathOnServer } from './addresses.ts'
import { changePage, type Links, linksIn } from './change-page.ts'
import { apacheRedirects, nginxRedirects, type Redirect } from './redirects.ts'

export interface CopyResult {
  pages: number
  files: number
  bytes: number
  /** Links of the site itself that lead nowhere. Their words stay. */
  broken: string[]
}

/** An answer of the site that is in the copy. */
interface Copied {
  file: string
  isPage: boolean
  /** The name with which a file was uploaded. */
  fileName: string | undefined
}

const MACHINE_FILES = /\.(?:xml|txt|ics|csv|webmanifest)$/

const REPORT_EVERY = 500

const NOT_FOUND = '404.html'

interface Options {
  app: FastifyInstance
  school: School
  /** The address of the site while it is copied. */
  origin: string
  /** Whether that is also the address of the copy. */
  hasOrigin: boolean
  /** A line that says when the copy was made. */
  copiedLine: (language: 'bn' | 'en') => string
  report: (addresses: number) => void
}

/** Copies everything that visitors see into a new folder. The folder is complete, or absent. */
export async function makeCopy(folder: string, options: Options): Promise<CopyResult> {
  await refuseFilled(folder)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  try {
    await mkdir(unfinished, { recursive: true })
    const result = await copyInto(unfinished, options)
    await rmdir(folder).catch((error: unknown) => {
      if (!isAbsent(error)) throw error
    })
    await rename(unfinished, folder)
    return result
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function refuseFilled(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return []
    throw error
  })
  if (names.length > 0) throw new Error(`${folder} is not empty. Name a new folder.`)
}

async function copyInto(folder: string, options: Options): Promise<CopyResult> {
  const { school, origin, hasOrigin, copiedLine } = options
  const { copied, redirects, broken } = await crawl(folder, options)
  const resolve = (link: string, from: string) => {
    const url = URL.parse(link, origin + from)
    if (url?.origin !== origin) return { url, target: undefined }
    const to = redirects.get(copiedAddress(url)) ?? url
    return { url: to, target: to.origin === origin ? copied.get(copiedAddress(to)) : undefined }
  }
  const linksOf = (from: string, file: string): Links => ({
    origin,
    hasOrigin,
    isOnlyOnTheServer: (link) => {
      const { url } = resolve(link, from)
      return url?.origin === origin && isOnlyOnTheServer(url.pathname)
    },
    fileName: (link) => resolve(link, from).target?.fileName,
    relative(link) {
      if (link.startsWith('#')) return link
      const { url, target } = resolve(link, from)
      if (url === null) return link
      // Links to other sites stay as they are written.
      if (url.origin !== origin)
        return link.startsWith(origin) || !URL.canParse(link) ? url.href : link
      // A web server shows this page at any address.
      if (target && file === NOT_FOUND) return pathOnServer(target.file) + url.hash
      if (target) return linkBetween(file, target.file, hasOrigin) + url.hash
      return undefined
    },
    absolute(link) {
      const { url, target } = resolve(link, from)
      return target && origin + pathOnServer(target.file) + url.hash
    },
  })

  let bytes = 0
  for (const [address, { file, isPage }] of copied) {
    const name = path.join(folder, file)
    const content = await readFile(name)
    let changed: string | Buffer = content
    const links = linksOf(address, file)
    if (isPage) changed = changePage(content.toString(), links, copiedLine(languageOf(address)))
    else if (MACHINE_FILES.test(file)) changed = changeMachineFile(file, content.toString(), links)
    if (changed !== content) await writeFile(name, changed)
    bytes += Buffer.byteLength(changed)
  }
  if (!hasOrigin) await rm(path.join(folder, 'sitemap.xml'))
  const moved = [
    ...addressesOfServer(copied, redirects),
    ...addressesOfOldSite(copied, origin, await school.stores.redirects.list()),
  ]
  await writeFile(path.join(folder, '.htaccess'), apacheRedirects(moved), 'latin1')
  await writeFile(path.join(folder, 'nginx-redirects.conf'), nginxRedirects(moved), 'latin1')
  const pages = [...copied.values()].filter(({ isPage }) => isPage).length
  return { pages, files: copied.size - pages, bytes, broken }
}

/** The addresses that pages had on the server, for visitors who saved them. */
function addressesOfServer(copied: Map<string, Copied>, redirects: Map<string, URL>): Redirect[] {
  const withQuery = [...copied]
    .filter(([address]) => address.includes('?'))
    .map(([from, { file }]) => ({ from, to: pathOnServer(file) }))
  const others = [...redirects]
    // nginx compares without regard to capitals, and would send a page to itself for ever.
    .filter(([from, to]) => from.toLowerCase() !== copiedAddress(to).toLowerCase())
    .map(([from, to]) => ({ from, to: addressInCopy(copied, to) ?? to.href }))
  return [...withQuery, ...others].map(({ from, to }) => {
    const [serverPath = '', query = ''] = from.split('?')
    return { path: decodeAddress(serverPath), query, to }
  })
}

/** The addresses of the school's earlier site, except those that have a page here. */
function addressesOfOldSite(
  copied: Map<string, Copied>,
  origin: string,
  redirects: RedirectTable[],
): Redirect[] {
  // Here too, nginx would send a page to itself.
  const foldedPath = (address: string) => address.split('?', 1)[0]!.toLowerCase()
  const pages = new Set(Array.from(copied.keys(), (address) => foldedPath(decodeAddress(address))))
  return redirects.flatMap(({ path: old, target }) => {
    const page = new URL(target, origin)
    const to = addressInCopy(copied, page) ?? addressInCopy(copied, new URL(page.pathname, origin))
    const [oldPath = '', query = ''] = old.split(/\?(.*)/s)
    const isPage = oldPath !== '/' && pages.has(foldedPath(oldPath))
    if (to === undefined || isPage) return []
    const sent = new URL(`/?${query.replaceAll('#', '%23')}`, origin).search.slice(1)
    return { path: oldPath, query: sent, to }
  })
}

function addressInCopy(copied: Map<string, Copied>, to: URL): string | undefined {
  const target = copied.get(copiedAddress(to))
  return target && pathOnServer(target.file) + to.hash
}

/** Follows every link of the site, and writes each answer as it is. */
async function crawl(folder: string, { app, school, origin, hasOrigin, report }: Options) {
  const copied = new Map<string, Copied>()
  /** To another address of the copy, or to another site. */
  const redirects = new Map<string, URL>()
  const broken: string[] = []
  /** Address → how to ask for it. */
  const waiting = new Map<string, string>()
  const known = new Set<string>()
  const add = (link: string, from: string) => {
    const url = URL.parse(link, origin + from)
    if (url?.origin !== origin || isOnlyOnTheServer(url.pathname)) return
    const address = copiedAddress(url)
    if (known.has(address)) return
    known.add(address)
    waiting.set(address, url.pathname + url.search)
  }

  for await (const address of beginnings(school)) add(address, '/')
  for (const [address, url] of waiting) {
    waiting.delete(address)
    const { statusCode, headers, rawPayload } = await app.inject({ url })
    if (statusCode >= 500) throw new Error(`${address} could not be rendered (${statusCode}).`)
    if (statusCode >= 300 && statusCode < 400) {
      const to = new URL(String(headers.location), origin + address)
      if (to.origin === origin) add(to.href, address)
      redirects.set(address, to)
      continue
    }
    if (statusCode !== 200) {
      broken.push(address)
      continue
    }
    const isPage = String(headers['content-type']).startsWith('text/html')
    const file = fileOf(address, isPage)
    if (copied.size > 0 && copied.size % REPORT_EVERY === 0) report(copied.size)
    copied.set(address, { file, isPage, fileName: fileNameIn(headers['content-disposition']) })
    await write(folder, file, rawPayload)
    if (isPage) for (const link of linksIn(rawPayload.toString(), hasOrigin)) add(link, address)
    else if (MACHINE_FILES.test(file)) {
      for (const link of linksInMachineFile(file, rawPayload.toString(), origin)) add(link, address)
    }
  }
  const notFound = await app.inject({ url: '/not-found' })
  await write(folder, NOT_FOUND, notFound.rawPayload)
  copied.set('/not-found', { file: NOT_FOUND, isPage: true, fileName: undefined })
  return { copied, redirects, broken }
}

/** Where the links begin. Pages of ended documents are in no list. */
async function* beginnings({ stores }: School): AsyncGenerator<string> {
  yield* ['/', '/en', '/sitemap.xml', '/robots.txt', '/rss.xml', '/en/rss.xml', '/calendar.ics']
  yield* ['/favicon.ico', '/manifest.webmanifest', '/TeacherInformation.html']
  for (const kind of DOCUMENT_KINDS) {
    const store = stores[kind]
    for (const state of ['published', 'ended'] as const) {
      const list = (part: Parameters<typeof store.list>[0]) => store.list({ ...part, state })
      for await (const documents of listBatches({}, { ...store, list })) {
        for (const { url } of documents) yield* [url, pathIn('en', url)]
      }
    }
  }
}

async function write(folder: string, file: string, content: Buffer): Promise<void> {
  const name = path.join(folder, file)
  await mkdir(path.dirname(name), { recursive: true })
  await writeFile(name, content)
}

function fileNameIn(disposition: unknown): string | undefined {
  return typeof disposition === 'string'
    ? parseDisposition(disposition).parameters['filename']
    : undefined
}

/** Feed, sitemap, calendar, manifest and robots.txt with links to the copy. */
function changeMachineFile(file: string, text: string, links: Links): string {
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
function linksInMachineFile(file: string, text: string, origin: string): string[] {
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
