import { toBengaliDigits, toLatinDigits } from '@pathshala/bengali/digits'
import type { Language } from './language.ts'

/** Times of a day at the school: `07:15`. */
export interface Hours {
  from: string
  to: string
}

/** `07:15`, with two digits for the hour. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** No lesson begins or ends before six in the morning, so an earlier hour is in the afternoon. */
const EARLIEST_HOUR = 6

const NOON = 12 * 60

/** A part of the day, an hour, minutes, and again a part of the day: সকাল ৭:১৫, বিকাল ৫টা, 5.30 pm. */
const TIME =
  /(ভোর|সকাল|দুপুর|বিকাল|বিকেল|সন্ধ্যা|রাত)?\s*(\d{1,2})(?:[:.](\d\d))?\s*(?:টা|ঘটিকা)?\s*([ap]\.?m\b)?/giu

/**
 * The hours of a shift that a clerk wrote as text, such as “সকাল ৭:১৫ – ১১:৪৫”. Undefined if the text
 * does not have exactly two times.
 */
export function parseHours(text: string): Hours | undefined {
  const times = [...toLatinDigits(text.normalize('NFC')).matchAll(TIME)].map(timeIn)
  const [from, to] = times
  if (times.length !== 2 || from === undefined || to === undefined) return undefined
  const end = to < from ? to + NOON : to
  return end > from && end < 2 * NOON ? { from: toTime(from), to: toTime(end) } : undefined
}

/** Whether a text has hours and nothing else, as no exception or class. */
export function isOnlyHours(text: string): boolean {
  const rest = toLatinDigits(text.normalize('NFC')).replace(TIME, '')
  return (
    parseHours(text) !== undefined &&
    /^[\s–—-]*(?:(?:থেকে|হতে|to)\s*)?(?:পর্যন্ত)?[।.\s]*$/u.test(rest)
  )
}

/**
 * Reads a time as clerks write it, and returns `HH:MM`; undefined if the text is not a time. The
 * digits can be of any script, with a colon, a dot or nothing between them. `১:৩০` is in the
 * afternoon.
 */
export function parseClock(text: string): string | undefined {
  const plain = toLatinDigits(text).trim()
  const [, hours, minutes] = /^(\d{1,2})\s*[:.]?\s*([0-5]\d)$/.exec(plain) ?? []
  if (hours === undefined || Number(hours) > 23) return undefined
  const hour = Number(hours) < EARLIEST_HOUR ? Number(hours) + 12 : Number(hours)
  return toTime(hour * 60 + Number(minutes))
}

/** ৭:১৫–১১:৪৫, ১২:০০–৫:০০ · 7:15–11:45, 12:00–17:00 */
export function formatHours({ from, to }: Hours, language: Language): string {
  return `${formatHour(from, language)}–${formatHour(to, language)}`
}

/**
 * ১:৩০ · 13:30. In Bengali with twelve hours, as on the wall of a classroom. A text that is not a
 * time yet stays as it is.
 */
export function formatHour(time: string, language: Language): string {
  if (!isHour(time)) return time
  const hour = Number(time.slice(0, 2))
  if (language === 'en') return `${hour}${time.slice(2)}`
  return toBengaliDigits(`${hour % 12 || 12}${time.slice(2)}`)
}

/** The parts of a day, each with the hour at which it ends. */
const PARTS = [
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকাল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
] as const

/** সকাল ১০টা, দুপুর ১:৩০ · 10:00, 13:30 */
export function formatStart(time: string, language: Language): string {
  const hour = formatHour(time, language)
  if (language === 'en') return hour
  const [, part] = PARTS.find(([end]) => Number(time.slice(0, 2)) < end)!
  return `${part} ${hour.replace(/:০০$/, 'টা')}`
}

export function isHour(text: string): boolean {
  return TIME_OF_DAY.test(text)
}

function timeIn([, part, hour, minutes = '00', half]: RegExpMatchArray): number | undefined {
  const time = Number(hour) * 60 + Number(minutes)
  if (Number(hour) > 23 || Number(minutes) > 59) return undefined
  const isMorning = part === 'ভোর' || part === 'সকাল' || half?.toLowerCase().startsWith('a')
  if (isMorning || time >= NOON) return time
  const isAfternoon = part !== undefined || half !== undefined || time < EARLIEST_HOUR * 60
  return isAfternoon ? time + NOON : time
}

/** A time as `07:15` from the minutes since midnight. */
function toTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

export function addMinutes(time: string, minutes: number): string {
  return toTime(minutesOf(time) + minutes)
}

/** Minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
