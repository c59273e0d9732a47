/** A page that visitors see. */
interface PublicPage<Word extends string = string> {
  path: string
  /** The query parameters that the page reads. The page cache ignores all others. */
  query?: readonly string[]
  /** Absent if the page is not in the menu. */
  menu?: MenuPosition<Word>
}

export interface MenuPosition<Word extends string> {
  group: MenuGroup
  /** The order within the group. */
  position: number
  /** The label in `words.menu`. */
  word: Word
}

/** The groups of the menu in their order. */
export const MENU_GROUPS = ['daily', 'services', 'school'] as const

type MenuGroup = (typeof MENU_GROUPS)[number]

/** The code that serves a kind: a feature of `src/features.ts`. */
export type Shape =
  | 'document'
  | 'calendar'
  | 'routine'
  | 'gallery'
  | 'profile'
  | 'studentCounts'
  | 'officers'
  | 'group'
  | 'information'
  | 'questions'

interface AnyKind {
  shape: Shape
  /** Below `/api`. */
  apiPath: string
  /** The first page shows the content that staff edit on the screen. */
  pages: readonly [PublicPage, ...PublicPage[]]
  /** The office screen, below `/admin/dashboard`. */
  screenPath: string
  /** A deleted record goes to the bin, and can be restored. */
  hasBin: boolean
  /** The overview shows "filled" or "empty" in place of a number. */
  isSingle: boolean
}

interface DocumentEntry extends AnyKind {
  shape: 'document'
  topics: readonly string[]
  /** A number below 63, unique to the kind. The search index stores it, so it must not change. */
  searchCode: number
  /** The newest entries appear in the RSS feed. */
  isInFeed: boolean
  /** How many entries the home page shows. */
  onHome?: number
}

interface GalleryEntry extends AnyKind {
  shape: 'gallery'
  /** It also takes links to videos, and photos without a file. */
  takesVideos: boolean
}

interface OtherEntry extends AnyKind {
  shape: Exclude<Shape, 'document' | 'gallery'>
}

type Kind = DocumentEntry | GalleryEntry | OtherEntry

const SCHOOL_TOPICS = [
  'admission',
  'exam',
  'result',
  'holiday',
  'fee',
  'stipend',
  'event',
  'teachers',
  'other',
] as const

const LIST_QUERY = ['q', 'year', 'before', 'after', 'page', 'topic'] as const
const GALLERY_QUERY = ['photo', 'before', 'after', 'page'] as const

interface TextPageEntry extends PublicPage {
  /** The head teacher's message follows the text. */
  hasMessage: boolean
}

/**
 * The pages of text that staff write, one entry each. The key is the field of `site` with the text.
 * Screen, page, search and sitemap follow from the entry.
 */
export const textPages = {
  history: {
    path: '/schoolDescription',
    menu: { group: 'school', position: 2, word: 'history' },
    hasMessage: true,
  },
} as const satisfies Record<string, TextPageEntry>

export type TextPage = keyof typeof textPages

/** The id of the telephone numbers for emergencies, which every page but home has below. */
export const HELPLINES = 'helplines'

export const TEXT_PAGES = Object.keys(textPages) as TextPage[]

interface ServiceEntry extends PublicPage {
  /** The field of `site` with the address of the service on another site. */
  url: string
  /** The field of `site` with the school's own text. */
  text: string
}

/** The services that the specification names. Each has a page, with or without an address. */
export const services = {
  attendance: {
    path: '/studentdailyattendance.aspx',
    menu: { group: 'services', position: 1, word: 'attendance' },
    url: 'attendanceUrl',
    text: 'attendanceText',
  },
  payment: {
    path: '/payment-history.aspx',
    menu: { group: 'services', position: 2, word: 'payment' },
    url: 'paymentUrl',
    text: 'paymentText',
  },
  publicResult: {
    path: '/public-exam-result.aspx',
    menu: { group: 'services', position: 3, word: 'publicResult' },
    url: 'publicResultUrl',
    text: 'publicResultText',
  },
} as const satisfies Record<string, ServiceEntry>

export type Service = keyof typeof services

export const SERVICES = Object.keys(services) as Service[]

/** The school's results on another site. Without an address, the path leads to the list of results. */
export const internalResults = {
  path: '/internal-exam-result',
  menu: { group: 'services', position: 4, word: 'internalResult' },
  url: 'internalResultUrl',
} as const

/** The fields of `site` with texts of paragraphs that pages show. */
export const SITE_TEXTS = [...TEXT_PAGES, ...SERVICES.map((service) => services[service].text)]

/** The fields with the English of these texts. */
export const ENGLISH_SITE_TEXTS = SITE_TEXTS.map((text) => `${text}English` as const)

/**
 * The entries of the information board in its order. The Directorate's order of 14 July 2025 demands
 * the first eleven. Courts, laws and other orders demand the rest. The number of an entry is its
 * position, from 1.
 */
export const INFORMATION_KEYS = [
  'profile',
  'recognition',
  'students',
  'sections',
  'teaching',
  'nationalisation',
  'contact',
  'service-centre',
  'complaints',
  'staff',
  'committee',
  'anti-harassment',
  'charter',
  'right-to-information',
  'posts',
  'ssc-results',
  'parent-teacher',
  'committees',
  'former-heads',
] as const

export type InformationKey = (typeof INFORMATION_KEYS)[number]

/**
 * The registry: every kind of content, one entry each, in the order of the office's menu. Every
 * list of kinds is derived from this table or typed by its keys.
 */
export const contentKinds = {
  information: {
    shape: 'information',
    apiPath: '/information',
    pages: [{ path: '/information', menu: { group: 'school', position: 6, word: 'information' } }],
    screenPath: 'information',
    hasBin: false,
    isSingle: false,
  },
  notices: {
    shape: 'document',
    apiPath: '/notices',
    pages: [
      {
        path: '/allNotices',
        query: LIST_QUERY,
        menu: { group: 'daily', position: 2, word: 'notices' },
      },
    ],
    screenPath: 'createNotice',
    hasBin: true,
    isSingle: false,
    topics: SCHOOL_TOPICS,
    searchCode: 0,
    isInFeed: true,
    onHome: 5,
  },
  news: {
    shape: 'document',
    apiPath: '/news',
    pages: [{ path: '/allnews', query: LIST_QUERY }],
    screenPath: 'createnews',
    hasBin: true,
    isSingle: false,
    topics: SCHOOL_TOPICS,
    searchCode: 1,
    isInFeed: true,
    onHome: 2,
  },
  downloads: {
    shape: 'document',
    apiPath: '/downloads',
    pages: [
      {
        path: '/allDownloads',
        query: LIST_QUERY,
        menu: { group: 'daily', position: 6, word: 'downloads' },
      },
    ],
    screenPath: 'createDownload',
    hasBin: true,
    isSingle: false,
    topics: SCHOOL_TOPICS,
    searchCode: 2,
    isInFeed: false,
    onHome: 4,
  },
  results: {
    shape: 'document',
    apiPath: '/results',
    pages: [
      {
        path: '/allResults',
        query: LIST_QUERY,
        menu: { group: 'daily', position: 5, word: 'results' },
      },
    ],
    screenPath: 'createResult',
    hasBin: true,
    isSingle: false,
    topics: SCHOOL_TOPICS,
    searchCode: 3,
    isInFeed: true,
  },
  calendar: {
    shape: 'calendar',
    apiPath: '/calendar',
    pages: [
      {
        path: '/calendar',
        query: ['year'],
        menu: { group: 'daily', position: 4, word: 'calendar' },
      },
    ],
    screenPath: 'calendar',
    hasBin: true,
    isSingle: false,
  },
  routines: {
    shape: 'routine',
    apiPath: '/routines',
    pages: [
      {
        path: '/routine',
        query: ['class', 'shift', 'section', 'teacher', 'from'],
        menu: { group: 'daily', position: 3, word: 'routine' },
      },
    ],
    screenPath: 'routine',
    hasBin: true,
    isSingle: false,
  },
  jubilee: {
    shape: 'gallery',
    apiPath: '/main-gallery',
    pages: [{ path: '/golden-jubilee-photo-gallery', query: [...GALLERY_QUERY, 'part'] }],
    screenPath: 'createjoyontigallery',
    hasBin: true,
    isSingle: false,
    takesVideos: true,
  },
  photos: {
    shape: 'gallery',
    apiPath: '/gallery',
    pages: [
      {
        path: '/photo-gallery',
        query: [...GALLERY_QUERY, 'album'],
        menu: { group: 'school', position: 5, word: 'photos' },
      },
    ],
    screenPath: 'photogallary',
    hasBin: true,
    isSingle: false,
    takesVideos: false,
  },
  schoolInfo: {
    shape: 'profile',
    apiPath: '/schoolInfo',
    pages: [{ path: '/schoolInfo', menu: { group: 'school', position: 1, word: 'schoolInfo' } }],
    screenPath: 'schoolInfo',
    hasBin: false,
    isSingle: true,
  },
  contact: {
    shape: 'profile',
    apiPath: '/contactus',
    pages: [{ path: '/contact_us', menu: { group: 'school', position: 7, word: 'contact' } }],
    screenPath: 'contactus',
    hasBin: false,
    isSingle: true,
  },
  studentCounts: {
    shape: 'studentCounts',
    apiPath: '/studentCounts',
    pages: [
      { path: '/studentcount', menu: { group: 'school', position: 4, word: 'studentCount' } },
    ],
    screenPath: 'studentcount',
    hasBin: true,
    isSingle: false,
  },
  officers: {
    shape: 'officers',
    apiPath: '/officers',
    pages: [
      { path: '/officers_teachers', menu: { group: 'school', position: 3, word: 'officers' } },
    ],
    screenPath: 'officers',
    hasBin: true,
    isSingle: false,
  },
  groups: {
    shape: 'group',
    apiPath: '/groups',
    pages: [{ path: '/information/committees' }, { path: '/information/anti-harassment' }],
    screenPath: 'groups',
    hasBin: true,
    isSingle: false,
  },
  questions: {
    shape: 'questions',
    apiPath: '/questions',
    pages: [{ path: '/questions' }],
    screenPath: 'questions',
    hasBin: true,
    isSingle: false,
  },
  site: {
    shape: 'profile',
    apiPath: '/site',
    pages: [
      { path: '/', menu: { group: 'daily', position: 1, word: 'home' } },
      ...Object.values(textPages),
      ...Object.values(services),
    ],
    screenPath: 'site',
    hasBin: false,
    isSingle: true,
  },
} as const satisfies Record<string, Kind>

type Content = typeof contentKinds
export type ContentKey = keyof Content

/** The kinds whose entry has this trait: `KindWith<{ hasBin: true }>`. */
type KindWith<Trait> = {
  [Key in ContentKey]: Content[Key] extends Trait ? Key : never
}[ContentKey]

export type DocumentKind = KindWith<{ shape: 'document' }>

type NoneOf<Kinds extends never> = Kinds
/** If two kinds have the same code, this does not compile, and the error names them. */
export type KindsWithSameCode = NoneOf<
  {
    [Key in DocumentKind]: Content[Key]['searchCode'] extends Content[Exclude<
      DocumentKind,
      Key
    >]['searchCode']
      ? Key
      : never
  }[DocumentKind]
>
export type GalleryKind = KindWith<{ shape: 'gallery' }>
/** The labels of the menu. */
export type MenuWord =
  | Extract<Content[ContentKey]['pages'][number], { menu: object }>['menu']['word']
  | (typeof internalResults)['menu']['word']
export type Topic = Content[DocumentKind]['topics'][number]
/** Records that belong to the pages and the screen of a kind of content. */
const PARTS = ['albums'] as const
export type PartKind = (typeof PARTS)[number]
export type BinKind = KindWith<{ hasBin: true }> | PartKind
/** Kinds whose records have files. */
export type FileKind = KindWith<{ shape: 'document' | 'gallery' | 'officers' }>
type FeedKind = KindWith<{ isInFeed: true }>

export const CONTENT_KEYS = Object.keys(contentKinds) as ContentKey[]
export const DOCUMENT_KINDS = keysOf((kind): kind is DocumentKind => shapeOf(kind) === 'document')
export const GALLERY_KINDS = keysOf((kind): kind is GalleryKind => shapeOf(kind) === 'gallery')
export const BIN_KINDS: readonly BinKind[] = [
  ...keysOf((kind): kind is Exclude<BinKind, PartKind> => contentKinds[kind].hasBin),
  ...PARTS,
]
/** The kinds whose texts people write. */
export const WRITTEN_KINDS: readonly (ContentKey | PartKind)[] = [...CONTENT_KEYS, ...PARTS]
export const FEED_KINDS = DOCUMENT_KINDS.filter(
  (kind): kind is FeedKind => contentKinds[kind].isInFeed,
)

export const TOPICS = [
  ...new Set<Topic>(DOCUMENT_KINDS.flatMap((kind) => contentKinds[kind].topics)),
]

/** Every public page of the content, with the kind that it shows. */
export const PUBLIC_PAGES: (PublicPage<MenuWord> & { kind: ContentKey })[] = CONTENT_KEYS.flatMap(
  (kind) => contentKinds[kind].pages.map((page) => ({ ...page, kind })),
)

export function findService(path: string): Service | undefined {
  return SERVICES.find((service) => services[service].path === path)
}

export function findTextPage(path: string): TextPage | undefined {
  return TEXT_PAGES.find((page) => textPages[page].path === path)
}

/** The kind whose list is at this path. */
export function findDocumentKind(path: string): DocumentKind | undefined {
  return DOCUMENT_KINDS.find((kind) => contentKinds[kind].pages[0].path === path)
}

/** The page of one document, in Bengali: `/notices/214`. */
export function documentUrl(kind: DocumentKind, number: number): string {
  return `${contentKinds[kind].apiPath}/${number}`
}

/**
 * The page of a teacher's own week, in Bengali: `/routine?teacher=…`; `id` is the officer's, `from`
 * the day of later routines.
 */
export function teacherWeekUrl(id: string, from = ''): string {
  const query = new URLSearchParams({ teacher: id, ...(from !== '' && { from }) })
  return `${contentKinds.routines.pages[0].path}?${query}`
}

/** The whole calendar, for calendar programs. */
export const CALENDAR_FILE = '/calendar.ics'
/** The feed of notices, news and results; in English below /en. */
export const FEED_FILE = '/rss.xml'

/** The link with which a phone adds the calendar and keeps it up to date. */
export function calendarSubscription(origin: string): string {
  return origin.replace(/^https?/, 'webcal') + CALENDAR_FILE
}

/** The kind and the number of `/notices/214`; undefined for any other path. */
export function parseDocumentUrl(path: string): { kind: DocumentKind; number: number } | undefined {
  const [, start, digits] = /^(\/[^/]+)\/([1-9]\d{0,8})$/.exec(path) ?? []
  const kind = DOCUMENT_KINDS.find((one) => contentKinds[one].apiPath === start)
  return kind && { kind, number: Number(digits) }
}

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What staff download as a file besides the kinds of content. */
const OTHER_EXPORTS = ['studentYears', 'redirects', 'albums'] as const
type OtherExport = (typeof OTHER_EXPORTS)[number]

/** What staff can download as a file. */
export type ExportKey = ContentKey | OtherExport
export const EXPORT_KEYS: readonly ExportKey[] = [...CONTENT_KEYS, ...OTHER_EXPORTS]

/** The lists that can be exported, changed in a spreadsheet, and brought in again. */
export const IMPORT_KEYS: readonly ExportKey[] = [
  'studentCounts',
  'officers',
  'calendar',
  'questions',
  'redirects',
]

export function isContentKey(key: ExportKey): key is ContentKey {
  return key in contentKinds
}

/** Where staff download all records of a kind. */
export function exportUrl(kind: ExportKey, format: ExportFormat): string {
  return `/api/export/${exportName(kind)}.${format}`
}

/** The name of the file with all records of a kind: that of its API for galleries, else the key. */
export function exportName(kind: ExportKey): string {
  if (!isContentKey(kind)) return kind
  const { shape, apiPath } = contentKinds[kind]
  return shape === 'gallery' ? apiPath.slice(1) : kind
}

const PREVIEW = '/admin/preview'

/** Where staff see a document's page before visitors do. */
export function previewUrl(url: string): string {
  return PREVIEW + url
}

/** The path that a preview shows; undefined for any other path. */
export function previewedPath(path: string): string | undefined {
  return path.startsWith(`${PREVIEW}/`) ? path.slice(PREVIEW.length) : undefined
}

const CARD = '/card.png'

/** The preview picture of the page of a document, in both languages. */
export function cardUrl(url: string): string {
  return url + CARD
}

/** Whether this is the path of a document's page or of its card. */
export function isDocumentPath(path: string): boolean {
  const page = path.endsWith(CARD) ? path.slice(0, -CARD.length) : path
  return parseDocumentUrl(page) !== undefined
}

/** An object with one value for each key. */
export function forEachKey<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
}

function shapeOf(kind: ContentKey): Kind['shape'] {
  return contentKinds[kind].shape
}

function keysOf<Key extends ContentKey>(matches: (key: ContentKey) => key is Key): Key[] {
  return CONTENT_KEYS.filter(matches)
}
