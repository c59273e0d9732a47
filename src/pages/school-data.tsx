import type { CalendarRecord } from '../features/calendar/schema.ts'
import type { SchoolInfo } from '../features/profile/schema.ts'
import { usePage } from './parts/page-context.tsx'
import { StructuredData } from './parts/structured-data.tsx'
import { SCHOOL_WEEK, weekdayName } from '../words/days.ts'
import { toLatinDigits } from '../words/digits.ts'
import { parseHours } from '../words/hours.ts'
import type { Frame } from './frame-content.ts'

/**
 * The school's data for search engines (schema.org), in a data block that browsers do not execute.
 * Only the home page has it.
 */
export function SchoolData({
  frame,
  schoolInfo,
}: {
  frame: Frame
  schoolInfo: SchoolInfo | undefined
}) {
  const { schoolName } = usePage()
  const { site, contact, origin, ahead = [] } = frame
  const school = {
    '@type': 'HighSchool',
    name: schoolName,
    alternateName: site.schoolNameEnglish || undefined,
    url: `${origin}/`,
    logo: `${origin}${site.logo ? `/${site.logo.src}` : '/icon-512.png'}`,
    foundingDate: site.established ? toLatinDigits(site.established) : undefined,
    identifier: site.eiin ? `EIIN ${toLatinDigits(site.eiin)}` : undefined,
    telephone: contact?.phone ?? (site.phone || undefined),
    email: contact?.email,
    address: contact && {
      '@type': 'PostalAddress',
      streetAddress: contact.address,
      addressLocality: contact.upazila,
      addressRegion: contact.district,
      postalCode: contact.postCode,
      addressCountry: 'BD',
    },
    ...(schoolInfo && openingHours(schoolInfo, site.weeklyHolidays, ahead)),
  }
  return <StructuredData data={school} />
}

/** The hours of each shift on a school day, and the days on which the whole school is closed. */
function openingHours(info: SchoolInfo, weeklyHolidays: number[], ahead: CalendarRecord[]) {
  const shifts = [info.morningShift, info.dayShift, info.withoutShift].flatMap(
    (text) => parseHours(text) ?? [],
  )
  if (shifts.length === 0) return {}
  const dayOfWeek = SCHOOL_WEEK.filter((day) => !weeklyHolidays.includes(day)).map((day) =>
    weekdayName(day, 'en'),
  )
  return {
    openingHoursSpecification: shifts.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: from,
      closes: to,
    })),
    // schema.org defines a day that opens and closes at the same time as closed.
    specialOpeningHoursSpecification: ahead
      .filter(({ isClosed, shift }) => isClosed && shift === null)
      .map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: '00:00',
        closes: '00:00',
      })),
  }
}
