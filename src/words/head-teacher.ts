interface Person {
  name: string
  designation: string
}

const pattern = (source: string, flags = 'u') => new RegExp(source.normalize('NFC'), flags)

/** A list names the post although nobody has it. */
const VACANT = pattern('^(?:পদ(?:টি)? ?)?(?:শূন্য|শুন্য|খালি|vacant)(?: (?:পদ|আছে|post))?$|^[-–—]*$')
const FORMER = pattern(
  'অবসর|(?<!\\p{L})অব(?![\\p{L}\\p{M}])|প্রাক্তন|সাবেক|former|retired|(?:^| )(?:ex|late)[- ]',
)
const ACTING = pattern(
  '(?:^|[ -])(?:ভারপ্রাপ্ত|(?:চলতি |অতিরিক্ত |রুটিন )?দায়িত্ব(?:ে|প্রাপ্ত)?|চ ?দা|ভা(?: প্রা)?|ইন-?চার্জ|acting|officiating|(?:in|current|additional) charge)(?= |$)',
  'gu',
)
const HEAD = pattern('^(?:প্রধান ?শিক্ষ(?:ক|িকা)|head ?(?:teacher|master|mistress))$')
/** The same post after the words for an acting head: প্রধান শিক্ষকের দায়িত্বে, ভারপ্রাপ্ত প্রধান. */
const HEAD_OF_ACTING = pattern(
  '^(?:প্রধান(?: ?শিক্ষ(?:ক|িকা)(?:ের|র| এর)?)?|head(?: ?(?:teacher|master|mistress))?)$',
)

/** Whether the row of the list is a vacant post, and not a person. */
export function isVacant({ name }: Pick<Person, 'name'>): boolean {
  return VACANT.test(plain(name))
}

/** The head teacher in a list of people, or else an acting one; undefined while the post is vacant. */
export function findHead<P extends Person>(people: readonly P[]): P | undefined {
  const present = people.filter((person) => !isVacant(person))
  return (
    present.find(({ designation }) => headPostOf(designation) === 'head') ??
    present.find(({ designation }) => headPostOf(designation) === 'acting')
  )
}

/**
 * Whether this is the post of the head teacher, alone or beside another: সহকারী প্রধান শিক্ষক ও ভারপ্রাপ্ত
 * প্রধান শিক্ষক. Assistant heads and the head of the clerks (প্রধান সহকারী) have other posts.
 */
export function headPostOf(designation: string): 'head' | 'acting' | undefined {
  const whole = plain(designation)
  if (FORMER.test(whole)) return undefined
  const posts = whole.split(/[(),;/&[\]]| [-–—] | (?:ও|এবং|and) /).map((post) => post.trim())
  const isActing = posts.some((post) => post.search(ACTING) >= 0)
  const named = posts.map((post) => ({
    post: post.replace(ACTING, ' ').trim(),
    isActing: post.search(ACTING) >= 0,
  }))
  if (named.some((one) => one.isActing && HEAD_OF_ACTING.test(one.post))) return 'acting'
  if (named.some(({ post }) => HEAD.test(post))) return isActing ? 'acting' : 'head'
  return /^(?:প্রধান|head)$/.test(whole) ? 'head' : undefined
}

/** The texts of the site with the head teacher of the list, if they name nobody. */
export function withListedHead<
  Site extends {
    headTeacherName: string
    headTeacherNameEnglish: string
    headTeacherDesignation: string
    headTeacherDesignationEnglish: string
  },
>(site: Site, people: readonly Person[]): Site {
  const head = findHead(people)
  if (!head || site.headTeacherName || site.headTeacherNameEnglish) return site
  const isActing = headPostOf(head.designation) === 'acting'
  return {
    ...site,
    headTeacherName: head.name,
    // The list has no English.
    ...(isActing && {
      headTeacherDesignation: head.designation,
      headTeacherDesignationEnglish: '',
    }),
  }
}

/** Lower case, one blank between words, no points and joiners. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200B-\u200D]/g, '')
    .replace(/\bi\/c\b|\bin-?charge\b/g, 'in charge')
    .replace(/\bhead[\s-]*(?=teacher|master|mistress)/g, 'head ')
    .replace(/[ঃ:.।]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
