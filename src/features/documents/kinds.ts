/** The kinds of document: same shape, same rules; they differ in these values alone. */
export const documentKinds = {
  notices: { path: 'notices', page: '/allNotices', onHome: 5, inFeed: true },
  news: { path: 'news', page: '/allnews', onHome: 2, inFeed: true },
  downloads: { path: 'downloads', page: '/allDownloads', onHome: 4, inFeed: false },
} as const

export type DocumentKind = keyof typeof documentKinds

export const DOCUMENT_KINDS = Object.keys(documentKinds) as DocumentKind[]
