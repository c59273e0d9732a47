import type { Database } from '../../database/database.ts'
import {
  type ExportedList,
  exportSingle,
  type Feature,
  type ReadTexts,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { profileReads, profileWrites } from './api.ts'
import {
  contactRecord,
  type SchoolInfo,
  schoolInfoRecord,
  siteRecord,
  type SiteRecord,
} from './schema.ts'
import {
  contentKinds,
  type Service,
  SERVICES,
  services,
  HELPLINES,
  TEXT_PAGES,
  textPages,
} from '../../content.ts'
import { answersTo, combine, joinFilled, type Listed, listedPage } from '../../search/listed.ts'
import { type Language, recordIn } from '../../words/language.ts'
import { bn, en, type Words, wordsIn } from '../../words/public-words.ts'
import { CONTACT_FIELDS, type ContactField } from './fields.ts'
import { removeSampleProfile, sampleProfileSteps } from './sample.ts'
import { createProfileStores } from './store.ts'
import { profileUndos } from './subject.ts'
import type { Stores } from '../../request/school.ts'

const CONTACT = [
  ...combine(['', 'স্কুল', 'অফিস'], ['ফোন', 'নম্বর', 'ফোন নম্বর', 'ইমেইল', 'email']),
  'যোগাযোগ',
]

const HELPLINE_WORDS = ['জরুরি', 'জরুরি সেবা', 'হেল্পলাইন', 'হটলাইন', 'emergency', 'hotline', 'helpline']

const GLANCE = [
  ...combine(['ইআইআইএন', 'স্কুল ইআইআইএন', 'স্কুল কোড', 'school code'], ['', 'নম্বর']),
  ...combine(['কম্পিউটার ল্যাব', 'আইসিটি ল্যাব', 'বিজ্ঞানাগার', 'ল্যাব'], ['', 'স্কুল']),
  ...combine(
    ['', 'মোট'],
    ['জমি', 'ভবন', 'শ্রেণিকক্ষ', 'মাল্টিমিডিয়া শ্রেণিকক্ষ', 'মিলনায়তন', 'land'],
    ['', 'সংখ্যা'],
  ),
]

/** Words for the facts at a glance beside their labels. */
const PLANT = ['ভূমি অবকাঠামো কক্ষ রুম ল্যাব ভবন']

const FEES = ['বেতন', 'মাসিক বেতন', 'ফি', 'বেতন ফি', 'স্কুল ফি', 'টিউশন ফি']
const ATTENDANCE = ['হাজিরা', 'উপস্থিতি', 'attendance']

/** Questions to which the page of a service is the answer. */
const SERVICE_ANSWERS: Record<Service, string[]> = {
  attendance: combine(['', 'দৈনিক', 'আজকের', 'daily', 'student'], ATTENDANCE),
  payment: combine(FEES, ['', 'টাকা', 'জমা', 'পরিশোধ', 'তালিকা']),
  publicResult: combine(['বোর্ড', 'শিক্ষা বোর্ড', 'বোর্ড পরীক্ষা'], ['ফলাফল']),
}

const profileTexts = {
  site: readTexts('site'),
  contact: readTexts('contact'),
  schoolInfo: readTexts('schoolInfo'),
}

const profileExports: Record<'schoolInfo' | 'contact' | 'site', ExportedList> = {
  schoolInfo: exportSingle(schoolInfoRecord, ({ schoolInfo }) => schoolInfo.find()),
  contact: exportSingle(contactRecord, ({ contact }) => contact.find()),
  site: exportSingle(siteRecord, ({ site }) => site.find()),
}

export const profile = {
  stores: (database: Database) => createProfileStores(database),
  undos: profileUndos,
  exports: profileExports,
  writtenTexts: profileTexts,
  searchEntries: listProfile,
  officeEntries: undefined,
  sampleSteps: sampleProfileSteps,
  sampleRemovals: { singleton: removeSampleProfile },
  openCalls: [['', profileReads]],
  staffCalls: [['', profileWrites]],
} satisfies Feature

function readTexts(kind: 'site' | 'contact' | 'schoolInfo'): ReadTexts {
  return textsAtOnce(async (stores: Stores) => {
    const fields = await stores[kind].find()
    if (!fields) return []
    return [{ id: '_id' in fields ? fields._id : kind, fields: { ...fields } }]
  })
}

/** People say when a shift begins by the part of the day. */
const SHIFTS = ['প্রভাতি', 'দিবা', 'সকাল', 'দুপুর', 'বিকাল', 'morning', 'day']

async function listProfile(stores: Stores): Promise<Listed[]> {
  const [site, contact, schoolInfo] = await Promise.all([
    stores.site.find(),
    stores.contact.find(),
    stores.schoolInfo.find(),
  ])
  const siteIn = (words: Words) => recordIn(words === en ? 'en' : 'bn', site)
  const inBoth = (textsIn: (words: Words) => string[]) => ({ bn: textsIn(bn), en: textsIn(en) })
  return [
    listedPage({
      url: contentKinds.contact.pages[0].path,
      titleIn: (words) => words.contact.title,
      texts: inBoth((words) => [
        contact
          ? joinFilled(CONTACT_FIELDS.map((field) => labelled(words, field, contact[field])))
          : '',
        siteIn(words).officeHours,
        siteIn(words).directions,
      ]),
      answers: CONTACT,
      asked: [
        ...answersTo(['where']),
        ...answersTo(['hours'], ['অফিস', 'office']),
        ...answersTo(['person'], ['অফিস', 'office', 'সিভি', 'cv', 'জীবনবৃত্তান্ত']),
      ],
    }),
    ...(site.hotlines.length > 0 ? [listHelplines(site)] : []),
    listedPage({
      url: contentKinds.schoolInfo.pages[0].path,
      titleIn: (words) => words.schoolInfo.title,
      texts: inBoth((words) => [
        site.eiin === '' ? '' : `${words.frame.eiin}: ${site.eiin}`,
        siteIn(words).board,
        ...(schoolInfo ? factsOf(schoolInfo, words) : []),
      ]),
      answers: GLANCE,
      asked: [
        ...answersTo(['hours']),
        ...answersTo(['hours'], SHIFTS),
        ...answersTo(
          ['fact'],
          [...[bn, en].flatMap(({ schoolInfo: { fields } }) => Object.values(fields)), ...PLANT],
          { isSecond: true },
        ),
      ],
    }),
    ...SERVICES.map((service) => listService(service, site)),
    ...TEXT_PAGES.map((key) =>
      listedPage({
        url: textPages[key].path,
        titleIn: (words) => words.textPages[key].title,
        texts: inBoth((words) => [
          siteIn(words)[key],
          ...(textPages[key].hasMessage ? messageOf(siteIn(words)) : []),
        ]),
        isStory: true,
        asked: [
          ...answersTo(['origin']),
          ...answersTo(['origin'], [site.schoolName, site.schoolNameEnglish]),
        ],
      }),
    ),
  ]
}

/** With its title, a page of a service would come before the notices about a fee or a result. */
function listService(service: Service, site: SiteRecord): Listed {
  const textsIn = (language: Language) => {
    const { lead, steps } = wordsIn(language).services.pages[service]
    const text = recordIn(language, site)[services[service].text]
    return [lead, ...steps.map((step) => step.join(': ')), text]
  }
  return listedPage({
    url: services[service].path,
    titleIn: (words) => words.services.pages[service].title,
    texts: { bn: textsIn('bn'), en: textsIn('en') },
    answers: SERVICE_ANSWERS[service],
    asked: service === 'attendance' ? answersTo(['presence']) : [],
    isByText: true,
  })
}

function listHelplines({ hotlines }: SiteRecord): Listed {
  const textIn = (language: Language) =>
    joinFilled(hotlines.map((one) => `${one.number} ${recordIn(language, one).label}`))
  return listedPage({
    url: `${contentKinds.contact.pages[0].path}#${HELPLINES}`,
    titleIn: (words) => words.frame.hotlines,
    texts: { bn: [textIn('bn')], en: [textIn('en')] },
    answers: [...HELPLINE_WORDS, ...hotlines.map(({ number }) => number)],
  })
}

/** Numbers without their labels would be found by chance. */
function factsOf(info: SchoolInfo, { schoolInfo: { fields } }: Words): string[] {
  return Object.entries(fields).flatMap(([field, label]) => {
    const value = info[field as keyof SchoolInfo]
    if (value === undefined || value === '' || value === 0) return []
    return typeof value === 'number' ? [label] : [`${label}: ${value}`]
  })
}

/** Visitors search for the telephone number by the word for it. */
function labelled(words: Words, field: ContactField, value: string): string {
  return value === '' ? '' : `${words.contact.fields[field]}: ${value}`
}

function messageOf(site: SiteRecord): string[] {
  return [
    site.headTeacherMessage,
    site.headTeacherName,
    site.headTeacherNameEnglish,
    site.headTeacherDesignation,
  ]
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof profile> {}
}
