import type { Page } from '@playwright/test'
import {
  cardUrl,
  contentKinds,
  DOCUMENT_KINDS,
  type DocumentKind,
  SERVICES,
  services,
  TEXT_PAGES,
  type TextPage,
  textPages,
} from '#src/content.ts'
import { sectionUrl } from '#src/features/routine/addresses.ts'
import { sectionName } from '#src/features/routine/section-name.ts'
import { sampleDocuments, sampleDocumentUrl } from '#src/features/documents/sample.ts'
import { sampleGalleries } from '#src/features/galleries/sample.ts'
import { sampleOfficers } from '#src/features/people/sample.ts'
import { sampleContact, sampleSchoolInfo, sampleSite } from '#src/features/profile/sample.ts'
import { sampleStudentCounts } from '#src/features/student-counts/sample.ts'
import { type Words, wordsIn } from '#src/words/public-words.ts'
import { inDigits } from '@pathshala/bengali/digits'
import { dayAt } from '#src/words/format.ts'
import { type Language, recordIn } from '#src/words/language.ts'
import { BOARD, LANDSCAPE, type Paper } from './paper.ts'

/** The complete sample content. */
export const sample = {
  ...sampleDocuments,
  ...sampleGalleries,
  officers: sampleOfficers,
  contact: sampleContact,
  schoolInfo: sampleSchoolInfo,
  site: sampleSite as Required<typeof sampleSite>,
  studentCounts: sampleStudentCounts,
}

export const LANGUAGES: Language[] = ['bn', 'en']

/** The other language. */
export const OTHER = { bn: 'en', en: 'bn' } as const

export interface PublicPage {
  path: string
  heading: (words: Words) => string
  /** Its label in the top menu, if it has one. */
  menu?: (words: Words) => string
  /** Text of the sample content on the page. */
  shows: string
  /** The same on the English page, if it differs there. */
  showsEnglish?: string | undefined
  /** Its paper, if it is not A4 in portrait with the common margin. */
  paper?: Paper
  /** The Bengali path of its preview picture, if it differs from the site's picture. */
  preview?: string
  loading?: (words: Words) => string
  failed?: (words: Words) => string
  empty?: (words: Words) => string
}

const LIST_MENU: Partial<Record<DocumentKind, keyof Words['menu']>> = {
  notices: 'notices',
  downloads: 'downloads',
  results: 'results',
}

const newest = (kind: DocumentKind) => {
  const { title, titleEnglish } = sample[kind][0]!
  return { shows: title, showsEnglish: titleEnglish }
}

const list = (kind: DocumentKind): PublicPage => ({
  path: contentKinds[kind].pages[0].path,
  ...(LIST_MENU[kind] && { menu: (words: Words) => words.menu[LIST_MENU[kind]!] }),
  heading: (words) => words[kind].title,
  ...newest(kind),
  loading: (words) => words[kind].loading,
  failed: (words) => words[kind].failed,
  empty: (words) => words[kind].empty,
})

const textPage = (key: TextPage): PublicPage => ({
  path: textPages[key].path,
  heading: (words) => words.textPages[key].title,
  menu: (words) => words.menu[textPages[key].menu.word],
  shows: sample.site[key].split('\n')[0]!,
  ...(key === 'history' && { showsEnglish: sample.site.historyEnglish.split('\n')[0]! }),
  loading: (words) => words.loading,
  failed: (words) => words.textPages[key].failed,
  empty: (words) => words.textPages[key].empty,
})

const THIS_YEAR = dayAt(new Date(), 'Asia/Dhaka').slice(0, 4)

/** The specification's public routes, except home. */
export const CONTENT_PAGES = [
  ...DOCUMENT_KINDS.map(list),
  {
    path: '/photo-gallery',
    heading: (words) => words.photos.title,
    menu: (words) => words.menu.photos,
    shows: sample.photos[0]!.title,
    loading: (words) => words.photos.loading,
    failed: (words) => words.photos.failed,
    empty: (words) => words.photos.empty,
  },
  {
    path: '/golden-jubilee-photo-gallery',
    heading: (words) => words.jubilee.title,
    shows: sample.jubilee[0]!.title,
    loading: (words) => words.jubilee.loading,
    failed: (words) => words.jubilee.failed,
    empty: (words) => words.jubilee.empty,
  },
  {
    path: '/schoolInfo',
    heading: (words) => words.schoolInfo.title,
    menu: (words) => words.menu.schoolInfo,
    shows: sample.schoolInfo.morningShift,
    showsEnglish: '7:15–11:45',
    loading: (words) => words.loading,
    failed: (words) => words.schoolInfo.failed,
    empty: (words) => words.schoolInfo.empty,
  },
  ...TEXT_PAGES.map(textPage),
  {
    path: '/contact_us',
    heading: (words) => words.contact.title,
    menu: (words) => words.menu.contact,
    shows: sample.contact.corporation,
    loading: (words) => words.loading,
    failed: (words) => words.contact.failed,
    empty: (words) => words.contact.empty,
  },
  {
    path: '/studentcount',
    heading: (words) => words.studentCount.heading,
    menu: (words) => words.menu.studentCount,
    shows: '',
    loading: (words) => words.loading,
    failed: (words) => words.studentCount.failed,
    empty: (words) => words.studentCount.empty,
  },
  {
    path: '/officers_teachers',
    heading: (words) => words.officers.title,
    menu: (words) => words.menu.officers,
    shows: sample.officers[2]!.name,
    loading: (words) => words.loading,
    failed: (words) => words.officers.failed,
    empty: (words) => words.officers.nobody,
  },
  {
    path: '/information',
    heading: (words) => words.information.title,
    menu: (words) => words.menu.information,
    // The complaint officer.
    shows: sample.officers[1]!.name,
    paper: BOARD,
    loading: (words) => words.loading,
    failed: (words) => words.information.failed,
    empty: (words) => words.information.missing,
  },
  {
    path: '/information/committees',
    heading: (words) => words.groups.title,
    shows: 'অ্যাডভোকেট ফরিদা ইয়াসমিন',
    loading: (words) => words.loading,
    failed: (words) => words.groups.failed,
    empty: (words) => words.groups.empty,
  },
  {
    path: '/questions',
    heading: (words) => words.questions.title,
    shows: '',
    loading: (words) => words.loading,
    failed: (words) => words.questions.failed,
    empty: (words) => words.questions.empty,
  },
  {
    path: '/calendar',
    heading: (words) =>
      words.calendar.heading(inDigits(THIS_YEAR, words === wordsIn('en') ? 'en' : 'bn')),
    menu: (words) => words.menu.calendar,
    // Its months are never folded.
    shows: 'শীতকালীন ছুটি ও বড়দিন',
    showsEnglish: 'Winter holidays and Christmas',
    loading: (words) => words.loading,
    failed: (words) => words.calendar.failed,
    empty: (words) => words.calendar.empty,
  },
  {
    path: '/routine',
    heading: (words) => words.routine.title,
    menu: (words) => words.menu.routine,
    shows: sample.officers[5]!.name,
    loading: (words) => words.loading,
    failed: (words) => words.routine.failed,
    empty: (words) => words.routine.empty,
  },
] satisfies PublicPage[] as (PublicPage &
  Required<Pick<PublicPage, 'loading' | 'failed' | 'empty'>>)[]

/** The pages of the services, and the setting with their address on another site. */
export const SERVICE_PAGES = SERVICES.map((key) => ({
  path: services[key].path,
  setting: services[key].url,
  heading: (words: Words) => words.services.pages[key].title,
  menu: (words: Words) => words.menu[key],
  open: (words: Words) => words.services.pages[key].open,
  shows: sample.site[services[key].text].split('\n')[0]!,
  showsEnglish: sample.site[`${services[key].text}English`].split('\n')[0]!,
}))

export const HOME: PublicPage = {
  path: '/',
  heading: (words) => schoolName(words),
  menu: (words) => words.menu.home,
  ...newest('notices'),
}

export const NEWEST_NOTICE = sampleDocumentUrl('notices', sample.notices[0]!)

/** The page of the newest notice. */
const DOCUMENT_PAGE: PublicPage = {
  path: NEWEST_NOTICE,
  preview: cardUrl(NEWEST_NOTICE),
  heading: (words) => recordIn(words === wordsIn('en') ? 'en' : 'bn', sample.notices[0]!).title,
  ...newest('notices'),
}

const SEARCHED = sample.notices[0]!.title.split(' ')[1]!

const FOLLOW_PAGE: PublicPage = {
  path: '/follow',
  // The sites of the tests cannot ring a phone.
  heading: (words) => words.follow.onDay,
  shows: 'RSS',
}

/** A search that finds the newest notice. */
const SEARCH_PAGE: PublicPage = {
  path: `/search?q=${encodeURIComponent(SEARCHED)}`,
  heading: (words) => words.search.heading(SEARCHED),
  ...newest('notices'),
}

const SECTION = { className: 'Eight', shift: 'Morning', section: 'A' } as const

/** The routine of a section. */
const ROUTINE_PAGE: PublicPage = {
  path: sectionUrl(SECTION),
  heading: (words) => `${words.routine.title}: ${sectionName(SECTION, words)}`,
  shows: sample.officers[5]!.name,
  paper: LANDSCAPE,
}

export const ALL_PAGES: PublicPage[] = [
  HOME,
  ...CONTENT_PAGES,
  ROUTINE_PAGE,
  DOCUMENT_PAGE,
  FOLLOW_PAGE,
  SEARCH_PAGE,
  ...SERVICE_PAGES,
]

export function schoolName(words: Words): string {
  return words === wordsIn('en') ? sample.site.schoolNameEnglish : sample.site.schoolName
}

/**
 * The options of a test of each language: Bengali on a phone, English on a desk. A page is the same
 * in both languages, except for its texts, so `npm test` leaves English to the rest.
 */
export function onOneScreen(language: Language): { tag: string[] } {
  return { tag: language === 'en' ? ['@desk', '@rest'] : [] }
}

/** True if the menu is collapsed, as on a phone. */
export function isPhone(page: Page): boolean {
  return page.viewportSize()!.width < 1184
}

/** The top menu, opened if it is collapsed. */
export async function openMenu(page: Page, words: Words) {
  const menu = page.getByRole('navigation', { name: words.frame.mainMenu })
  if (isPhone(page)) await menu.getByText(words.frame.menu, { exact: true }).click()
  return menu
}
