import { toNfc } from '@pathshala/bengali/clean-text'

/** A text of the site that a page of the old site can become. */
export type SiteText = 'history' | 'headTeacherMessage'

/** `named` says whose text it is. `bare`, such as “Message”, says nothing else. */
export type Fit = 'named' | 'bare'

/** A page by its words. */
interface TitledPage {
  title: string
  slug: string
  /** Without tags. */
  text: string
}

/** An expression of which the letters are in NFC, as those of titles are. */
function pattern(source: string): RegExp {
  return new RegExp(toNfc(source), 'iu')
}

function words(list: string): ReadonlySet<string> {
  return new Set(toNfc(list).split(/\s+/))
}

const MESSAGE = pattern(String.raw`বাণী|\bmessages?\b`)
const HISTORY = pattern(String.raw`ইতিহাস|\bhistory\b`)

const HEAD = pattern(
  String.raw`প্রধান\s*(?:শিক্ষক|শিক্ষিকা|শিক্ষয়িত্রী)|(?:প্রতিষ্ঠান|বিদ্যালয়|স্কুল)(?:ের)?\s*প্রধান|^প্রধানের|(?<![\p{L}\p{M}])অধ্যক্ষ|\bhead\s*-?\s*(?:teacher|master|mistress)|\bhead\b|\bprincipal\b`,
)
/** Offices of other people, and words that make another office of the head’s. */
const OTHERS = pattern(
  String.raw`সভাপতি|চেয়ারম্যান|চেয়ারপার্সন|প্রশাসক|কমিশনার|নির্বাহী|কর্মকর্তা|অফিসার|মন্ত্রী|উপদেষ্টা|সচিব|সংসদ|সাংসদ|এম\.?\s?পি|মেয়র|কাউন্সিলর|প্রতিষ্ঠাতা|দাতা|পরিচালক|সহকারী|সহকারি|(?:সহ|উপ)[-\s]*(?:প্রধান|অধ্যক্ষ)|উপাধ্যক্ষ|প্রাক্তন|সাবেক|অতিথি|কমিটি|পরিষদ|সদস্য|রাষ্ট্রপতি|প্রধানমন্ত্রী|ডিসি|ইউএনও|\bpresident|\bchair|commissioner|\bd\.?c\b|\bu\.?n\.?o\b|officer|minister|secretary|\bm\.?p\b|\bmembers?\b|\bmayor|founder|donor|director|\bd\.?g\b|\bvice\b|assistant|\basst|deputy|former|\bex\b|guest|committee|governing|advis[eo]r|rector\b|registrar|\bdean\b|coordinator|alumni|patron|trustee|\bhead\s+of\s+(?!(?:the\s+)?(?:school|institut))`,
)
/** History as a subject. */
const LESSONS = pattern(
  String.raw`বিভাগ|বিষয়|সিলেবাস|পাঠ|শ্রেণি|প্রশ্ন|পরীক্ষা|শিক্ষক|শিক্ষিকা|ক্লাব|বিশ্বসভ্যতা|subject|department|\bdept|faculty|syllabus|curriculum|\bclass|teacher|question|\bbooks?\b|lesson|\bexam|\bclub|\bquiz|\bnotes?\b|course`,
)

/** A text about lessons, below a title that says nothing. */
const LESSON_TEXT = pattern(
  String.raw`সিলেবাস|পাঠ্যসূচি|পাঠ্যক্রম|পাঠ্যবই|পাঠ্যপুস্তক|অধ্যায়|প্রশ্নপত্র|(?:প্রথম|দ্বিতীয়|১ম|২য়)\s+পত্র|syllabus|curriculum|textbook|chapter|lesson`,
)
/** A letter ends with the name and the office of its writer. */
const SIGNATURE = 150

/** Words of a title that name no person and no subject. */
const MESSAGE_WORDS = words(
  `বাণী আমাদের আমাদের স্বাগত স্বাগতম শুভেচ্ছা এর ও পাতা
  message welcome our a an the from of to s us greeting greetings warm page`,
)
const HISTORY_WORDS = words(
  `ইতিহাস ঐতিহ্য ও এবং এর সংক্ষিপ্ত পূর্ণাঙ্গ আমাদের পরিচিতি পরিচয় প্রতিষ্ঠা প্রতিষ্ঠার জন্ম পটভূমি গৌরবময় গৌরবোজ্জ্বল গৌরব লক্ষ্য উদ্দেশ্য সম্পর্কে
  history heritage tradition and of our the a an brief short about us s establishment foundation founding glorious background mission vision introduction overview profile its in at page`,
)
const SCHOOL = pattern(
  `^(?:বিদ্যালয়|বিদ্যাপীঠ|বিদ্যানিকেতন|স্কুল|কলেজ|মাদ্রাসা|মাদরাসা|প্রতিষ্ঠান|একাডেমি|ইনস্টিটিউট|ইনস্টিটিউশন)(?:টি)?(?:ের|র|এর)?$|^(?:school|college|academy|madrasah?|institut(?:e|ion))$`,
)
const OURS = words('আমাদের our')

/** Which text of the site a page with this title can be about, whoever wrote it. */
export function siteTextOf(title: string): SiteText | undefined {
  const plain = toNfc(title)
  if (HISTORY.test(plain)) return 'history'
  return MESSAGE.test(plain) ? 'headTeacherMessage' : undefined
}

/** Undefined if the title names somebody else, or something else. */
export function fitOf(field: SiteText, { title, slug, text }: TitledPage): Fit | undefined {
  const fit = field === 'history' ? historyFit(toNfc(title)) : messageFit(toNfc(title))
  if (fit !== 'bare') return fit
  const slugWords = toNfc(slug).replace(/[-_]+/g, ' ')
  return isOfOthers(field, slugWords, toNfc(text).trim()) ? undefined : fit
}

function isOfOthers(field: SiteText, slug: string, text: string): boolean {
  if (field === 'history') return LESSONS.test(slug) || LESSON_TEXT.test(text)
  const signature = text.slice(-SIGNATURE)
  return OTHERS.test(slug) || (OTHERS.test(signature) && !HEAD.test(signature))
}

/** Whether a page above this one says that it is about somebody or something else. */
export function isElsewhere(field: SiteText, titleAbove: string): boolean {
  const plain = toNfc(titleAbove)
  return field === 'history' ? LESSONS.test(plain) : OTHERS.test(plain)
}

function messageFit(title: string): Fit | undefined {
  if (OTHERS.test(title)) return undefined
  if (HEAD.test(title)) return 'named'
  return withoutSchool(wordsOf(title)).every((word) => MESSAGE_WORDS.has(word)) ? 'bare' : undefined
}

function historyFit(title: string): Fit | undefined {
  if (LESSONS.test(title)) return undefined
  const all = wordsOf(title)
  const others = withoutSchool(all)
  if (!others.every((word) => HISTORY_WORDS.has(word))) return undefined
  const isNamed = others.length < all.length || all.some((word) => OURS.has(word))
  return isNamed ? 'named' : 'bare'
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
}

/**
 * Without the name of a school: its kind, and the words before it. `history of shapla girls high
 * school` becomes `history of`.
 */
function withoutSchool(all: string[]): string[] {
  const rest: string[] = []
  for (const word of all) {
    if (!SCHOOL.test(word)) rest.push(word)
    else while (rest.length > 0 && !isOfTitle(rest.at(-1)!)) rest.pop()
  }
  return rest
}

function isOfTitle(word: string): boolean {
  return MESSAGE_WORDS.has(word) || HISTORY_WORDS.has(word)
}
