import { z } from 'zod'
import {
  decimalNumber,
  line,
  lineOrLink,
  optionalLine,
  optionalLink,
  optionalText,
  wholeNumber,
  wholeObject,
} from '../../words/input.ts'
import { ENGLISH_SITE_TEXTS, forEachKey, SITE_TEXTS } from '../../content.ts'
import { refusal } from '../../errors/zod-issues.ts'
import { CONTACT_FIELDS, type ContactField } from './fields.ts'

export const schoolInfo = z.object({
  morningShift: line(),
  dayShift: line(),
  withoutShift: line(),
  totalLand: decimalNumber.meta({ description: 'Acres' }),
  totalBuildings: wholeNumber,
  totalClasses: wholeNumber,
  multimediaClasses: wholeNumber,
  ictLabs: wholeNumber,
  scienceLabs: wholeNumber,
  librarySeats: wholeNumber,
  totalStudents: wholeNumber,
  boundaryWall: line(50).meta({ description: '`Yes`; any other text means none' }),
  auditorium: line(50).meta({ description: '`Yes`; any other text means none' }),
})

export type SchoolInfo = z.infer<typeof schoolInfo>

const requiredLine = line()

export const contact = z.object({
  ...(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, requiredLine])) as Record<
    ContactField,
    typeof requiredLine
  >),
  website: lineOrLink,
})

export type Contact = z.infer<typeof contact>

const label = { label: line(120), labelEnglish: optionalLine(120).default('') }

const weekday = z.number().int().min(0).max(6)

/** Days of the week, sorted and each once; 0 is Sunday. */
const weekdays = z
  .array(weekday)
  // Without a school day, no page could say when the school opens again.
  .max(6)
  .transform((days) => [...new Set(days)].sort((a, b) => a - b))
  .pipe(z.array(weekday))

const paragraphs = optionalText().meta({ description: 'Paragraphs with blank lines between them' })

/** Texts and links that appear around every page, and the pages of text. */
export const site = z.object({
  schoolName: line(200),
  schoolNameEnglish: optionalLine(200),
  place: optionalLine(200),
  placeEnglish: optionalLine(200),
  addressEnglish: optionalLine(300).meta({
    description: 'English pages show it in place of the address of the contact details',
  }),
  established: optionalLine(20).meta({ description: 'Year' }),
  eiin: optionalLine(20),
  board: optionalLine(120).meta({ description: 'The education board' }),
  boardEnglish: optionalLine(120),
  phone: optionalLine(40).meta({ description: 'The number at the top of every page' }),
  officeHours: optionalLine(200),
  officeHoursEnglish: optionalLine(200),
  directions: optionalText().meta({ description: 'The way to the school; each line is a step' }),
  directionsEnglish: optionalText(),
  mapUrl: optionalLink.meta({ description: 'The school on a map' }),
  headTeacherName: optionalLine(120),
  headTeacherNameEnglish: optionalLine(120),
  headTeacherDesignation: optionalLine(120),
  headTeacherDesignationEnglish: optionalLine(120),
  headTeacherMessage: paragraphs,
  headTeacherMessageEnglish: paragraphs,
  ...forEachKey([...SITE_TEXTS, ...ENGLISH_SITE_TEXTS], () => paragraphs),
  showsJubilee: z.boolean().meta({ description: 'Whether home shows the golden jubilee' }),
  jubileeTitle: optionalLine(200),
  jubileeTitleEnglish: optionalLine(200),
  jubileeText: optionalLine(300),
  jubileeTextEnglish: optionalLine(300),
  protectsSmallNumbers: z.boolean().meta({
    description: 'Whether visitors see no number of a section that could point at a pupil',
  }),
  collectsUnansweredSearches: z.boolean().meta({
    description: 'Whether searches of visitors without a result are counted',
  }),
  weeklyHolidays: weekdays.meta({ description: 'Days of the week without lessons; 0 is Sunday' }),
  hotlines: z.array(wholeObject({ number: line(20), ...label })).max(12),
  officialLinks: z
    .array(wholeObject({ url: optionalLink.refine(Boolean, refusal('fill-in')), ...label }))
    .max(30),
  attendanceUrl: optionalLink.meta({
    description: 'The service that /studentdailyattendance.aspx links to',
  }),
  paymentUrl: optionalLink.meta({ description: 'The service that /payment-history.aspx links to' }),
  publicResultUrl: optionalLink.meta({
    description: 'The service that /public-exam-result.aspx links to',
  }),
  internalResultUrl: optionalLink.meta({ description: 'The results of the school’s own exams' }),
  whatsappUrl: optionalLink.meta({ description: 'The school’s WhatsApp channel' }),
  facebookUrl: optionalLink.meta({ description: 'The school’s Facebook page' }),
  telegramUrl: optionalLink.meta({ description: 'The school’s Telegram channel' }),
  imoUrl: optionalLink.meta({ description: 'The school’s imo channel' }),
  technicalSupport: optionalLine(300),
  technicalSupportEnglish: optionalLine(300),
  implementation: optionalLine(300),
  implementationEnglish: optionalLine(300),
})

export const siteChange = site.partial()

export type Site = z.infer<typeof site>

const picture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
  isSample: z.boolean(),
})

export const SITE_PICTURES = ['logo', 'headTeacherPhoto'] as const
export type SitePicture = (typeof SITE_PICTURES)[number]

const stored = {
  _id: z.string(),
  updatedAt: z.string(),
  version: z.number().meta({ description: 'For If-Match, in quotation marks' }),
  isSample: z.boolean(),
}

export const schoolInfoRecord = schoolInfo.extend(stored).meta({ id: 'SchoolInfo' })
export const contactRecord = contact.extend(stored).meta({ id: 'Contact' })
export const contactAnswer = contactRecord.extend({ message: z.string() })
export const siteRecord = site
  .extend({
    logo: picture.nullable(),
    headTeacherPhoto: picture.nullable(),
    version: z
      .number()
      .meta({ description: 'For If-Match, in quotation marks; 0 before the first change' }),
    isSample: z.boolean(),
  })
  .meta({ id: 'Site' })

export type SiteRecord = z.infer<typeof siteRecord>
