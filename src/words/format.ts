import { onceForText } from '../base/remember.ts'
import { BANGLA_CALENDAR, type BanglaDay, toBanglaDay } from '@pathshala/bengali/bangla-calendar'
import { inDigits, toBengaliDigits } from '@pathshala/bengali/digits'
import { type Language, languageOfText } from './language.ts'

const UNITS = {
  bn: { bytes: 'বাইট', kilobytes: 'কেবি', megabytes: 'এমবি' },
  en: { bytes: 'bytes', kilobytes: 'kB', megabytes: 'MB' },
}

const LOCALES = { bn: 'bn-BD', en: 'en-GB' } as const

/**
 * The parts of the day in Bangladesh, each with its first hour. CLDR differs: it writes the part
 * after the hour, says 'রাত্রি', and uses 'দুপুর' until four.
 */
export const DAY_PARTS = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকাল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const

const numberFormats = {
  bn: new Intl.NumberFormat(LOCALES.bn, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(LOCALES.en, { maximumFractionDigits: 2 }),
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating an Intl object takes a thousand times longer than using it. */
function dateFormat(
  language: Language,
  timeZone: string,
  style: 'long' | 'day' | 'weekday',
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${style}`
  let format = dateFormats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALES[language], {
      timeZone,
      day: 'numeric',
      month: 'long',
      ...(style !== 'day' && { year: 'numeric' }),
      ...(style === 'weekday' && { weekday: 'long' }),
    })
    dateFormats.set(key, format)
  }
  return format
}

/** ১৮ নভেম্বর, ২০২৬ · 18 November 2026, as the two locales write it. */
export function formatDate(iso: string, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, 'long').format(new Date(iso))
}

/** ১৮ নভেম্বর, ২০২৬, বিকাল ৫:৩০ · 18 November 2026, 17:30 */
export function formatMoment(iso: string, language: Language, timeZone: string): string {
  return `${formatDate(iso, language, timeZone)}, ${formatTime(iso, language, timeZone)}`
}

/** বিকাল ৫:৩০ · 17:30; people in Bangladesh use twelve hours and the part of the day. */
export function formatTime(iso: string, language: Language, timeZone: string): string {
  const time = timeAt(new Date(iso), timeZone)
  if (language === 'en') return time
  const hour = Number(time.slice(0, 2))
  const [, part] = DAY_PARTS.find(([from]) => hour >= from)!
  return `${part} ${toBengaliDigits(`${hour % 12 || 12}${time.slice(2)}`)}`
}

const clockIn = onceForText(
  (timeZone) =>
    new Intl.DateTimeFormat(LOCALES.en, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** The time of a moment in the school's time zone: `05:52`, from 00:00 to 23:59. */
export function timeAt(moment: Date, timeZone: string): string {
  return clockIn(timeZone).format(moment)
}

/** বৃহস্পতিবার, ১৯ নভেম্বর, ২০২৬ */
export function formatToday(now: Date, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, 'weekday').format(now)
}

/** The day and the month, for a slip on the notice board: [১৮, নভেম্বর]. */
export function formatDayAndMonth(
  iso: string,
  language: Language,
  timeZone: string,
): [string, string] {
  const parts = dateFormat(language, timeZone, 'day').formatToParts(new Date(iso))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return [part('day'), part('month')]
}

const isoDayFormatIn = onceForText((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }))

/** The date of a moment in the school's time zone: `2026-11-19`. */
export function dayAt(moment: Date, timeZone: string): string {
  return isoDayFormatIn(timeZone).format(moment)
}

/** ৪ অগ্রহায়ণ ১৪৩৩ · 4 Ogrohayon 1433 Bangabda */
export function formatBanglaDate(now: Date, language: Language, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = dayAt(now, timeZone).split('-').map(Number)
  const bangla = toBanglaDay(year, month, day)
  const { months, era } = BANGLA_CALENDAR[language]
  const text = `${bangla.day} ${months[bangla.month - 1]} ${bangla.year}${era}`
  return inDigits(text, language)
}

/** কার্তিক–অগ্রহায়ণ ১৪৩৩: the months of the Bangla calendar from one day (`2026-11-01`) to another. */
export function formatBanglaMonths(from: string, to: string, language: Language): string {
  const { months, era } = BANGLA_CALENDAR[language]
  const [first, last] = [from, to].map((day) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    return toBanglaDay(year, month, date)
  }) as [BanglaDay, BanglaDay]
  const start = months[first.month - 1] + (first.year === last.year ? '' : ` ${first.year}`)
  return inDigits(`${start}–${months[last.month - 1]} ${last.year}${era}`, language)
}

/** ১,২৪৮ */
export function formatNumber(value: number, language: Language): string {
  return numberFormats[language].format(value)
}

/**
 * Counting the entries of a list stops at this number, so that its cost does not grow with the list.
 */
export const MAX_COUNTED = 1000

/** A number that was counted up to `MAX_COUNTED`: ১,০০০+ */
export function formatAmount(counted: number, language: Language): string {
  return `${formatNumber(counted, language)}${counted === MAX_COUNTED ? '+' : ''}`
}

/** ০ বাইট · ১৮০ কেবি · 1.4 MB; decimal units, as on phones. */
export function formatSize(bytes: number, language: Language): string {
  const units = UNITS[language]
  if (bytes >= 999_500) {
    const megabytes = bytes / 1e6
    const rounded = megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
    return `${formatNumber(rounded, language)} ${units.megabytes}`
  }
  if (bytes >= 1000) {
    return `${formatNumber(Math.round(bytes / 1000), language)} ${units.kilobytes}`
  }
  return `${formatNumber(bytes, language)} ${units.bytes}`
}

/** PDF, DOCX, JPG: the file extension in capitals. */
export function fileKindOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()
}

/**
 * The number of characters as a reader sees them. A conjunct with its vowel signs is one character.
 */
export function countGraphemes(text: string): number {
  return Array.from(new Intl.Segmenter('bn').segment(text)).length
}

/** Ends a text like a sentence of its language, because screen readers pause there. */
export function asSentence(text: string): string {
  return /[.।!?]$/.test(text) ? text : text + (languageOfText(text) === 'en' ? '.' : '।')
}
