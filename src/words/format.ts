import { MOST_COUNTED } from '../database/counting.ts'
import { toBanglaDay } from './bangla-calendar.ts'
import { toBengaliDigits } from './digits.ts'
import { type Language } from './language.ts'

const UNITS = {
  bn: { kilobytes: 'কেবি', megabytes: 'এমবি' },
  en: { kilobytes: 'kB', megabytes: 'MB' },
}

export const CALENDAR = {
  bn: {
    months: [
      'বৈশাখ',
      'জ্যৈষ্ঠ',
      'আষাঢ়',
      'শ্রাবণ',
      'ভাদ্র',
      'আশ্বিন',
      'কার্তিক',
      'অগ্রহায়ণ',
      'পৌষ',
      'মাঘ',
      'ফাল্গুন',
      'চৈত্র',
    ],
    era: '',
  },
  en: {
    months: [
      'Boishakh',
      'Joishtho',
      'Asharh',
      'Shrabon',
      'Bhadro',
      'Ashwin',
      'Kartik',
      'Ogrohayon',
      'Poush',
      'Magh',
      'Falgun',
      'Choitro',
    ],
    era: ' BS',
  },
}

const LOCALES = { bn: 'bn-BD', en: 'en-GB' } as const

/** A clock in Bangladesh has twelve hours, told apart by the part of the day. */
const MOMENTS = {
  bn: { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
  en: { hour: 'numeric', minute: '2-digit' },
} as const

const numberFormats = {
  bn: new Intl.NumberFormat(LOCALES.bn, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(LOCALES.en, { maximumFractionDigits: 2 }),
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Intl's own objects cost a thousand times what their use does. */
function dateFormat(
  language: Language,
  timeZone: string,
  style: 'long' | 'day' | 'weekday' | 'moment',
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
      ...(style === 'moment' && MOMENTS[language]),
    })
    dateFormats.set(key, format)
  }
  return format
}

/** ১৮ নভেম্বর ২০২৬ · 18 November 2026 */
export function formatDate(iso: string, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, 'long').format(new Date(iso))
}

/** ১৮ নভেম্বর, ২০২৬ এ ৫:৩০ বিকাল · 18 November 2026 at 17:30 */
export function formatMoment(iso: string, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, 'moment').format(new Date(iso))
}

/** বৃহস্পতিবার, ১৯ নভেম্বর ২০২৬ */
export function formatToday(now: Date, language: Language, timeZone: string): string {
  return dateFormat(language, timeZone, 'weekday').format(now)
}

/** The day and the month apart, for a slip on the notice board: [১৮, নভেম্বর]. */
export function formatDayAndMonth(
  iso: string,
  language: Language,
  timeZone: string,
): [string, string] {
  const parts = dateFormat(language, timeZone, 'day').formatToParts(new Date(iso))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return [part('day'), part('month')]
}

/** The date at the school, `2026-11-19`, of a moment. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)
}

/** ৪ অগ্রহায়ণ ১৪৩৩ · 4 Ogrohayon 1433 BS */
export function formatBanglaDate(now: Date, language: Language, timeZone: string): string {
  const [year = 0, month = 0, day = 0] = dayAt(now, timeZone).split('-').map(Number)
  const bangla = toBanglaDay(year, month, day)
  const { months, era } = CALENDAR[language]
  const text = `${bangla.day} ${months[bangla.month - 1]} ${bangla.year}${era}`
  return inDigits(text, language)
}

/** ১,২৪৮ */
export function formatNumber(value: number, language: Language): string {
  return numberFormats[language].format(value)
}

/** A number of things that were counted no further than `MOST_COUNTED`: ১,০০০+ */
export function formatAmount(counted: number, language: Language): string {
  return `${formatNumber(counted, language)}${counted === MOST_COUNTED ? '+' : ''}`
}

/** Digits of a text (a year, a telephone number) as the language writes them. */
export function inDigits(text: string, language: Language): string {
  return language === 'bn' ? toBengaliDigits(text) : text
}

/** ১৮০ কেবি · 1.4 MB; decimal units, as phones count them. */
export function formatSize(bytes: number, language: Language): string {
  const units = UNITS[language]
  if (bytes >= 999_500) {
    const megabytes = bytes / 1e6
    const rounded = megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
    return `${formatNumber(rounded, language)} ${units.megabytes}`
  }
  return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} ${units.kilobytes}`
}

/** PDF, DOCX, JPG: the ending that a name has, in capitals. */
export function fileKindOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()
}

/** What a reader counts as letters: conjuncts and vowel signs belong to theirs. */
export function countGraphemes(text: string): number {
  return Array.from(new Intl.Segmenter('bn').segment(text)).length
}
