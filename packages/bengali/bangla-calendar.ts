/** A day of the Bangla calendar; months count from 1 (Boishakh). */
export interface BanglaDay {
  year: number
  month: number
  day: number
}

const MONTHS = 12
const NEW_YEAR = { month: 4, day: 14 }
const YEARS_BEHIND = 593
const FALGUN = 11

/**
 * The Bangla calendar of Bangladesh as revised in 2019: six months of 31 days, Falgun of 29 (30 in
 * a Gregorian leap year), the other months of 30. `month` counts from 1 (January).
 */
export function toBanglaDay(year: number, month: number, day: number): BanglaDay {
  const isBeforeNewYear = month < NEW_YEAR.month || (month === NEW_YEAR.month && day < NEW_YEAR.day)
  const startYear = isBeforeNewYear ? year - 1 : year
  const start = Date.UTC(startYear, NEW_YEAR.month - 1, NEW_YEAR.day)
  let rest = (Date.UTC(year, month - 1, day) - start) / (24 * 60 * 60 * 1000)
  let banglaMonth = 1
  while (banglaMonth < MONTHS && rest >= lengthOf(banglaMonth, startYear)) {
    rest -= lengthOf(banglaMonth, startYear)
    banglaMonth += 1
  }
  return { year: startYear - YEARS_BEHIND, month: banglaMonth, day: rest + 1 }
}

/** Falgun begins in February of the Gregorian year that follows `startYear`. */
function lengthOf(month: number, startYear: number): number {
  if (month <= 6) return 31
  if (month !== FALGUN) return 30
  return isLeap(startYear + 1) ? 30 : 29
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** The names of the months and of the era. */
export const BANGLA_CALENDAR = {
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
    era: ' Bangabda',
  },
}
