import { foldAlike, foldExact } from './fold.ts'
import { soundOf } from './sound.ts'

/**
 * Words for the same thing, one group in a line. They widen the question, so a new group needs no
 * new index. A Bengali word also finds longer words that begin with it.
 */
const GROUPS = [
  ['ssc', 'এসএসসি'],
  ['hsc', 'এইচএসসি'],
  ['jsc', 'জেএসসি'],
  ['psc', 'পিএসসি', 'পিইসি', 'pec'],
  ['result', 'রেজাল্ট', 'ফলাফল'],
  ['gpa', 'জিপিএ'],
  ['নম্বরপত্র', 'মার্কশিট', 'marksheet', 'transcript', 'ট্রান্সক্রিপ্ট'],
  ['merit', 'মেধা', 'মেধাতালিকা'],
  ['holiday', 'vacation', 'ছুটি', 'অবকাশ', 'বন্ধ'],
  ['exam', 'examination', 'পরীক্ষা'],
  ['test', 'টেস্ট', 'নির্বাচনি'],
  ['admission', 'ভর্তি', 'এডমিশন'],
  ['lottery', 'লটারি'],
  ['admit', 'প্রবেশপত্র', 'অ্যাডমিট', 'এডমিট'],
  ['registration', 'রেজিস্ট্রেশন', 'নিবন্ধন'],
  ['stipend', 'scholarship', 'উপবৃত্তি', 'বৃত্তি', 'স্কলারশিপ'],
  ['form', 'ফর্ম', 'ফরম'],
  ['application', 'আবেদন', 'দরখাস্ত'],
  ['syllabus', 'সিলেবাস', 'পাঠ্যসূচি'],
  ['book', 'বই', 'পাঠ্যপুস্তক', 'পাঠ্যবই', 'textbook'],
  ['booklist', 'বুকলিস্ট', 'বইতালিকা'],
  ['routine', 'রুটিন', 'timetable'],
  ['schedule', 'সময়সূচি'],
  ['tc', 'টিসি', 'ছাড়পত্র'],
  ['testimonial', 'প্রত্যয়ন', 'প্রশংসাপত্র', 'certificate', 'সনদ', 'সার্টিফিকেট'],
  ['fee', 'ফি', 'বেতন', 'tuition'],
  ['school', 'স্কুল', 'বিদ্যালয়'],
  ['class', 'ক্লাস', 'শ্রেণি'],
  ['section', 'শাখা', 'সেকশন'],
  ['notice', 'নোটিশ'],
  ['news', 'সংবাদ', 'খবর'],
  ['teacher', 'শিক্ষক', 'টিচার', 'স্যার', 'শিক্ষিকা'],
  ['student', 'ছাত্রী', 'শিক্ষার্থী', 'স্টুডেন্ট'],
  ['guardian', 'parent', 'অভিভাবক', 'গার্ডিয়ান'],
  ['meeting', 'সভা', 'মিটিং'],
  ['uniform', 'ইউনিফর্ম', 'পোশাক', 'ড্রেস', 'dress'],
  ['sports', 'ক্রীড়া', 'খেলাধুলা', 'খেলা'],
  ['competition', 'প্রতিযোগিতা'],
  ['science', 'বিজ্ঞান', 'সায়েন্স'],
  ['math', 'mathematics', 'গণিত', 'ম্যাথ'],
  ['english', 'ইংরেজি', 'ইংলিশ'],
  ['computer', 'কম্পিউটার'],
  ['ict', 'আইসিটি'],
  ['library', 'লাইব্রেরি', 'গ্রন্থাগার'],
  ['online', 'অনলাইন'],
  ['mobile', 'phone', 'মোবাইল', 'ফোন'],
  ['annual', 'বার্ষিক'],
  ['practical', 'ব্যবহারিক'],
  ['assignment', 'অ্যাসাইনমেন্ট', 'এসাইনমেন্ট'],
  ['vaccine', 'টিকা'],
  ['ramadan', 'রমজান', 'রোজা'],
]

/** The numbers of classes. Prefixes are not words of a group: অষ্টমী is a day of a feast. */
const CLASSES = [
  ['6', 'ষষ্ঠ', '৬ষ্ঠ', 'six', 'sixth', '6th', 'vi'],
  ['7', 'সপ্তম', '৭ম', 'seven', 'seventh', '7th', 'vii'],
  ['8', 'অষ্টম', '৮ম', 'eight', 'eighth', '8th', 'viii'],
  ['9', 'নবম', '৯ম', 'nine', 'ninth', '9th', 'ix'],
  ['10', 'দশম', '১০ম', 'ten', 'tenth', '10th'],
]

/** Case endings and plurals, as `foldAlike` writes them. */
const ENDINGS = {
  latin: ['', 's', 'es'],
  bengali: Array.from(
    ['', 'র', 'ের', 'এর', 'ে', 'কে', 'তে', 'য়', 'টি', 'টির', 'ই', 'ও', 'দের', 'গুলো', 'সমূহ', 'সহ'],
    (ending) => foldAlike(foldExact(ending)),
  ),
}
/** A shorter Bengali word finds itself and its forms with an ending: ফি is not ফিরে. */
const MIN_PREFIX = 5
/** A shorter sound belongs to too many words. */
const MIN_SOUND = 3

/** The beginning of words, or a whole word, as `foldAlike` writes it. */
interface Synonym {
  alike: string
  isPrefix: boolean
}

interface Group {
  members: string[]
  isClass: boolean
}

const GROUPS_BY_ALIKE = new Map<string, Group[]>()
const GROUPS_BY_SOUND = new Map<string, Group[]>()
for (const words of [...GROUPS, ...CLASSES]) {
  const exact = words.map(foldExact)
  const group = { members: exact.map(foldAlike), isClass: CLASSES.includes(words) }
  for (const alike of group.members) add(GROUPS_BY_ALIKE, alike, group)
  for (const sound of new Set(exact.filter(isBengali).map(soundOf))) {
    if (sound.length >= MIN_SOUND) add(GROUPS_BY_SOUND, sound, group)
  }
}
const CLASS_WORDS = GROUPS_BY_ALIKE.get('class')![0]!

/**
 * The other words for a word of a query. A number alone means a class only if the query also has a
 * word for class.
 */
export function synonymsOf(exact: string, query: readonly string[]): Synonym[] {
  const hasClassWord = query.some((word) => findGroups(word).groups.includes(CLASS_WORDS))
  const isNumber = /^\d+$/.test(exact)
  if (isNumber && !hasClassWord) return []
  const { groups, stem } = findGroups(exact)
  return groups.flatMap(({ members, isClass }) =>
    members
      .filter((member) => member !== stem || !isBengali(member))
      .filter((member) => hasClassWord || !/^\d+$/.test(member))
      .flatMap((member) => formsOf(member, isClass)),
  )
}

function formsOf(member: string, isClass: boolean): Synonym[] {
  if (/^\d+$/.test(member)) return [{ alike: member, isPrefix: false }]
  if (!isBengali(member)) {
    return ENDINGS.latin.map((ending) => ({ alike: member + ending, isPrefix: false }))
  }
  if (!isClass && member.length >= MIN_PREFIX) return [{ alike: member, isPrefix: true }]
  return ENDINGS.bengali.map((ending) => ({ alike: member + ending, isPrefix: false }))
}

/** The groups of a word, with or without an ending; of a Latin word, also by its sound. */
function findGroups(exact: string): { groups: Group[]; stem?: string } {
  const alike = foldAlike(exact)
  const stem = (isBengali(exact) ? ENDINGS.bengali : ENDINGS.latin)
    .filter((ending) => alike.endsWith(ending))
    .map((ending) => alike.slice(0, alike.length - ending.length))
    .find((one) => GROUPS_BY_ALIKE.has(one))
  if (stem !== undefined) return { groups: GROUPS_BY_ALIKE.get(stem)!, stem }
  return { groups: (/^[a-z]+$/.test(exact) && GROUPS_BY_SOUND.get(soundOf(exact))) || [] }
}

function isBengali(word: string): boolean {
  return /[\u0980-\u09FF]/.test(word)
}

function add(groups: Map<string, Group[]>, key: string, group: Group): void {
  groups.set(key, [...(groups.get(key) ?? []), group])
}
