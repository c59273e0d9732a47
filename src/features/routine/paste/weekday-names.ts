import { foldExact } from '../../../search/fold.ts'

/** The beginning of each weekday's name, in both languages; 0 is Sunday. */
const STARTS = [
  ['রবি', 'sun'],
  ['সোম', 'mon'],
  ['মঙ্গল', 'tue'],
  ['বুধ', 'wed'],
  ['বৃহ', 'thu'],
  ['শুক্র', 'fri'],
  ['শনি', 'sat'],
].map(([bengali = '', english]) => ({
  bengali: foldExact(bengali),
  english: new RegExp(`^${english}[a-z]{0,6}\\.?$`),
}))

/** রবিবার, রবি, বৃহঃ, Sunday, Sun. and similar; undefined for any other text. */
export function parseWeekday(text: string): number | undefined {
  const name = foldExact(text.trim())
  const found = STARTS.findIndex(
    ({ bengali, english }) =>
      (name.startsWith(bengali) && isRest(name.slice(bengali.length))) || english.test(name),
  )
  return found === -1 ? undefined : found
}

/** What can follow the beginning of a Bengali name: বার, স্পতি, স্পতিবার, a sign. */
function isRest(rest: string): boolean {
  return /^(স্পতি)?[ঃ:.]?\s*(বার)?[ঃ:.]?$/.test(rest)
}
