import type { InformationKey } from '../../content.ts'
import type { Stores } from '../../school/school.ts'
import { addDays } from '../../words/days.ts'
import type { SampleMoment, SampleStep } from '../feature.ts'
import { formOf, type OwnValue } from './schema.ts'

type SampleEntry = {
  key: InformationKey
  value?: object
  /** How many days ago it was written. */
  writtenDaysAgo?: number
  /** How many days ago it was last checked. */
  checkedDaysAgo?: number
  /** The titles of sample documents in `documents`. */
  papers?: string[]
}

type Service = Partial<OwnValue<'charter'>['services'][number]> & { responsible: string }

const HEAD = 'শাহানা পারভীন'
const CLERK = 'রোকসানা খানম'
const OFFICE = '01700-000000'

const services: Service[] = [
  {
    group: 'citizen',
    name: 'তৃতীয় ও ষষ্ঠ শ্রেণিতে ভর্তি',
    nameEnglish: 'Admission to classes three and six',
    method: 'অনলাইনে আবেদন, ডিজিটাল লটারি; নির্বাচিতদের কাগজ জমা',
    papers: 'জন্মনিবন্ধন সনদ, পূর্ববর্তী শ্রেণির প্রত্যয়ন, ২ কপি ছবি; ফরম অফিস ও ওয়েবসাইটে',
    price: 'সরকার নির্ধারিত ফি; রসিদে',
    time: 'বিজ্ঞপ্তিতে দেওয়া সময়ে',
    responsible: HEAD,
  },
  {
    group: 'citizen',
    name: 'ছাড়পত্র (টিসি)',
    nameEnglish: 'Transfer certificate',
    method: 'অভিভাবকের লিখিত আবেদন; যাচাইয়ের পর দেওয়া হয়',
    papers: 'আবেদন ফরম (অফিস ও ওয়েবসাইট), সর্বশেষ বেতনের রসিদ',
    price: 'বিদ্যালয়ের নির্ধারিত ফি; রসিদে',
    time: '৩ কার্যদিবস',
    days: 3,
    responsible: CLERK,
  },
  {
    group: 'citizen',
    name: 'প্রশংসাপত্র',
    nameEnglish: 'Testimonial',
    method: 'আবেদন; রেজিস্টার মিলিয়ে দেওয়া হয়',
    papers: 'এসএসসির প্রবেশপত্র বা নম্বরপত্রের ফটোকপি; ফরম অফিস ও ওয়েবসাইটে',
    price: 'বিনামূল্যে',
    time: '২ কার্যদিবস',
    days: 2,
    responsible: CLERK,
  },
  {
    group: 'citizen',
    name: 'অধ্যয়নের প্রত্যয়নপত্র',
    nameEnglish: 'Certificate of study',
    method: 'মৌখিক বা লিখিত আবেদন',
    papers: 'ছাত্রীর পরিচয়পত্র',
    price: 'বিনামূল্যে',
    time: 'একই দিনে',
    days: 0,
    responsible: CLERK,
  },
  {
    group: 'citizen',
    name: 'উপবৃত্তির আবেদন',
    nameEnglish: 'Application for a stipend',
    method: 'শ্রেণিশিক্ষকের মাধ্যমে তথ্য নিয়ে অনলাইনে এন্ট্রি',
    papers: 'জন্মনিবন্ধন সনদ, অভিভাবকের মোবাইল ব্যাংকিং হিসাব নম্বর; ফরম ওয়েবসাইটে',
    price: 'বিনামূল্যে',
    time: 'কর্মসূচির সময়সূচি অনুযায়ী',
    responsible: 'নাসরিন জাহান',
  },
  {
    group: 'citizen',
    name: 'তথ্য অধিকার আইনে তথ্য',
    nameEnglish: 'Information under the Right to Information Act',
    method: 'ফরম ক-তে লিখিত বা ই-মেইলে আবেদন',
    papers: 'ফরম ক (অফিসে)',
    price: 'তথ্যের প্রকৃত মূল্য',
    time: '২০ কার্যদিবস',
    days: 20,
    responsible: 'মো. রফিকুল আলম',
  },
  {
    group: 'institutional',
    name: 'পরীক্ষার কেন্দ্র হিসেবে কক্ষ ব্যবহার',
    nameEnglish: 'Use of rooms as an examination centre',
    method: 'প্রতিষ্ঠানের লিখিত চাহিদা; জেলা প্রশাসনের অনুমোদন',
    papers: 'চাহিদাপত্র ও অনুমোদনের কপি',
    price: 'সরকারি বিধি অনুযায়ী',
    time: '৭ কার্যদিবস',
    days: 7,
    responsible: HEAD,
  },
  {
    group: 'internal',
    name: 'শিক্ষক ও কর্মচারীর ছুটি',
    nameEnglish: 'Leave of teachers and staff',
    method: 'নির্ধারিত ফরমে আবেদন; নৈমিত্তিক ছুটি বিদ্যালয়ে, অন্য ছুটি অগ্রায়ন',
    papers: 'ছুটির ফরম',
    price: 'বিনামূল্যে',
    time: '২ কার্যদিবস',
    days: 2,
    responsible: 'মাধুরী রানী সরকার',
  },
]

const entries: SampleEntry[] = [
  {
    key: 'recognition',
    checkedDaysAgo: 317,
    value: {
      rows: [
        {
          level: 'juniorSecondary',
          what: 'permission',
          authority: 'মাধ্যমিক ও উচ্চ মাধ্যমিক শিক্ষা বোর্ড',
          effectiveFrom: '1976-01-01',
          memoNumber: '৫৫৭/বিদ্যা/৭৬',
        },
        {
          level: 'secondary',
          what: 'recognition',
          authority: 'মাধ্যমিক ও উচ্চ মাধ্যমিক শিক্ষা বোর্ড',
          effectiveFrom: '1979-01-01',
          memoNumber: '১১৮/বিদ্যা/৭৯',
          memoDate: '1979-03-14',
        },
        {
          level: 'group',
          detail: 'বিজ্ঞান',
          what: 'permission',
          authority: 'মাধ্যমিক ও উচ্চ মাধ্যমিক শিক্ষা বোর্ড',
          effectiveFrom: '1987-07-01',
          memoNumber: '২৩৪/বিদ্যা/৮৭',
          memoDate: '1987-06-22',
        },
      ],
    },
  },
  { key: 'teaching', writtenDaysAgo: 30, papers: ['বার্ষিক পরীক্ষার পাঠ্যসূচি ২০২৬: ষষ্ঠ থেকে নবম শ্রেণি'] },
  {
    key: 'nationalisation',
    checkedDaysAgo: 317,
    value: {
      nationalisedOn: '1987',
      formerName: 'শাপলা বালিকা উচ্চ বিদ্যালয়',
      mpo: 'সরকারি বিদ্যালয়ে এমপিও প্রযোজ্য নয়।',
    },
  },
  { key: 'contact', checkedDaysAgo: 3 },
  {
    key: 'committee',
    checkedDaysAgo: 317,
    value: {
      notApplicable: 'সরকারি বিদ্যালয়ে ম্যানেজিং কমিটি নেই; প্রধান শিক্ষকের মাধ্যমে মাউশির অধীনে চলে।',
      notApplicableEnglish:
        'A government school has none; the head teacher runs it under the Directorate.',
    },
  },
  {
    key: 'posts',
    writtenDaysAgo: 38,
    value: {
      rows: [
        { title: 'প্রধান শিক্ষক', titleEnglish: 'Head teacher', sanctioned: 1, filled: 1, women: 1 },
        {
          title: 'সহকারী প্রধান শিক্ষক',
          titleEnglish: 'Assistant head teacher',
          sanctioned: 2,
          filled: 1,
          women: 1,
        },
        { title: 'সিনিয়র শিক্ষক', titleEnglish: 'Senior teacher', sanctioned: 6, filled: 3 },
        { title: 'সহকারী শিক্ষক', titleEnglish: 'Assistant teacher', sanctioned: 14, filled: 9 },
        {
          title: 'উচ্চমান সহকারী',
          titleEnglish: 'Upper division assistant',
          sanctioned: 1,
          filled: 1,
        },
        {
          title: 'অফিস সহকারী কাম-কম্পিউটার মুদ্রাক্ষরিক',
          titleEnglish: 'Office assistant and typist',
          sanctioned: 2,
          filled: 1,
        },
        { title: 'অফিস সহায়ক', titleEnglish: 'Office support staff', sanctioned: 3, filled: 2 },
        { title: 'নিরাপত্তাকর্মী', titleEnglish: 'Guard', sanctioned: 2, filled: 1 },
      ],
    },
  },
  {
    key: 'ssc-results',
    writtenDaysAgo: 134,
    papers: ['এসএসসি ২০২৬: পাসের হার ৯৮.৩ শতাংশ, জিপিএ-৫ পেয়েছে ৪৭ জন'],
    // The same numbers as in the sample news about the results.
    value: {
      rows: [
        { year: 2026, appeared: 176, passed: 173, gpa5: 47 },
        { year: 2025, appeared: 174, passed: 168, gpa5: 42 },
        { year: 2024, appeared: 169, passed: 162, gpa5: 39 },
        { year: 2023, appeared: 161, passed: 151, gpa5: 31 },
        { year: 2022, appeared: 158, passed: 149, gpa5: 36 },
      ],
    },
  },
]

/** Two entries stay empty, so that the office has something to do. */
export function sampleInformationSteps({ today, ago }: SampleMoment): SampleStep[] {
  return [
    {
      // Earlier steps add the staff, the counts and the documents.
      async write(stores) {
        const all = [...entries, await charter(stores), await sections(stores)]
        for (const { key, value = {}, papers = [], writtenDaysAgo = 500, checkedDaysAgo } of all) {
          const checkedAt = checkedDaysAgo === undefined ? null : ago(checkedDaysAgo)
          const documents = await findPapers(stores, papers)
          const whole = formOf(key).parse({ ...value, ...(papers.length > 0 && { documents }) })
          await stores.information.put(
            key,
            { value: whole, checkedAt, checkedBy: null },
            { isSample: true, updatedAt: ago(writtenDaysAgo) },
          )
        }
      },
    },
  ]

  async function charter({ officers }: Stores): Promise<SampleEntry> {
    const staff = await officers.list()
    const idOf = (person: string) => staff.find(({ name }) => name === person)!._id
    return {
      key: 'charter',
      checkedDaysAgo: 138,
      value: {
        vision: 'নীলগঞ্জের কোনো মেয়ের পড়া যেন মাঝপথে থেমে না যায়।',
        visionEnglish: 'No girl of Nilganj has to give up school.',
        mission: 'নিরাপদ পরিবেশে মানসম্মত শিক্ষা; প্রতিটি সেবা নির্ধারিত সময়ে, হয়রানি ছাড়া।',
        missionEnglish: 'Good teaching in a safe place; every service in time, without harassment.',
        expectations: [
          'পূরণ করা ফরম ও সব কাগজ একসঙ্গে জমা দিন।',
          'নির্ধারিত ফি দিয়ে রসিদ নিন; রসিদ ছাড়া টাকা দেবেন না।',
          'সাক্ষাতের জন্য নির্ধারিত সময়ে আসুন।',
        ],
        services: services.map(({ responsible, ...service }) => ({
          ...service,
          officerId: idOf(responsible),
          phone: OFFICE,
        })),
      },
    }
  }

  /** As many as the counts have. The last check was before this school year. */
  async function sections({ studentCounts }: Stores): Promise<SampleEntry> {
    const counts = await studentCounts.list()
    const keys = new Set(counts.map(({ className, shift }) => `${className} ${shift}`))
    return {
      key: 'sections',
      checkedDaysAgo: 680,
      value: {
        rows: [...keys].map((key) => {
          const [className, shift] = key.split(' ')
          const approved = counts.filter(
            (one) => one.className === className && one.shift === shift,
          )
          return {
            className,
            shift,
            approved: approved.length,
            memoNumber: '৪৫/শাখা/২০১৪',
            memoDate: addDays(today, -4000),
          }
        }),
      },
    }
  }
}

async function findPapers({ downloads, news }: Stores, titles: string[]) {
  const found = [
    ...(await downloads.list()).map(({ title, number }) => ({ title, kind: 'downloads', number })),
    ...(await news.list()).map(({ title, number }) => ({ title, kind: 'news', number })),
  ]
  return found
    .filter(({ title }) => titles.includes(title))
    .map(({ kind, number }) => ({ kind, number }))
}
