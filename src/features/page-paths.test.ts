import { expect, it } from 'vitest'
import { exactPath, isExactAddress } from './page-paths.ts'

it('recognises a page with any number of slashes at the end', () => {
  expect(exactPath(`/en/AllNotices${'/'.repeat(9)}`)).toBe('/en/allNotices')
})

it('recognises an entry of the information board in any letter case', () => {
  expect(exactPath('/EN/Information/SSC-Results')).toBe('/en/information/ssc-results')
  expect(exactPath('/information/Nothing')).toBe('/information/Nothing')
})

it.each([
  ['/notices', '/allNotices'],
  ['/News/', '/allnews'],
  ['/en/downloads', '/en/allDownloads'],
  ['/results', '/allResults'],
])(
  'leads from %s, the address of the documents without a number, to their list %s',
  (path, list) => {
    expect(exactPath(path)).toBe(list)
  },
)

it.each(['।', '.', ')', '),', '%E0%A5%A4', '”', ' ', '/।', '>', '~', '\u200B', '-এ', '।তারপর'])(
  'recognises a page with “%s” behind its address, as it is pasted from a sentence',
  (end) => {
    expect(exactPath(`/notices/21${end}`)).toBe('/notices/21')
    expect(exactPath(`/en/News/3${end}`)).toBe('/en/news/3')
    expect(exactPath(`/en/AllNotices${end}`)).toBe('/en/allNotices')
    expect(exactPath(`/nowhere${end}`)).toBe(`/nowhere${end}`)
  },
)

it('does not read more digits as the rest of a sentence', () => {
  expect(exactPath('/notices/21২')).toBe('/notices/21২')
})

it('parses a path of very many slashes in reasonable time', () => {
  for (const address of [`${'/'.repeat(500_000)}x`, `/notices/21${'.'.repeat(500_000)}x`]) {
    expect(exactPath(address)).toBe(address)
  }
})

it.each(['/', '/en', '/allNotices', '/en/allNotices', '/information/charter', '/en/notices/21'])(
  'sends %s without another look at the address',
  (address) => expect(isExactAddress(address)).toBe(true),
)

it.each([
  '/en/',
  '/allnotices',
  '/allNotices/',
  '/allNotices?page=2',
  '/?p=12',
  '/notices',
  '/notices/021',
  '/notices/21?',
  '/notices/21/card.png',
  '/admin',
  '/x/../admin',
  '/%61dmin',
  '//admin',
])('looks at %s closely', (address) => expect(isExactAddress(address)).toBe(false))
