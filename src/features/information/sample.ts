import type { InformationKey } from '../../content.ts'
import type { Stores } from '../../request/school.ts'
import type { SampleMoment, SampleStep } from '../feature.ts'
import { sampleOfficers } from '../people/sample.ts'
import { formOf, type OwnValue } from './schema.ts'
import data from './sample.json' with { type: 'json' }

type SampleEntry = {
  key: InformationKey
  value?: object
  /** How many days ago it was written. */
  writtenDaysAgo?: number
  /** The time at the school, for an entry that is as old as a paper of the sample. */
  writtenAt?: string
  /** How many days ago it was last checked. */
  checkedDaysAgo?: number
  /** The titles of sample documents in `documents`. */
  papers?: string[]
}

type Service = Partial<OwnValue<'charter'>['services'][number]> & { responsible: string }

const OFFICE = '01700-000000'

interface Post {
  title: string
  titleEnglish: string
  sanctioned: number
}

/** The results are those of the sample news about them. */
export const {
  services: sampleServices,
  posts,
  entries,
} = data as { services: Service[]; posts: Post[]; entries: SampleEntry[] }

/** The posts with the sample's staff. Part-time teachers have no post. */
function postsEntry(): SampleEntry {
  const rows = posts.map((post) => {
    const filled = sampleOfficers.filter(({ designation }) => designation === post.title)
    const women = filled.filter(({ isWoman }) => isWoman)
    return { ...post, filled: filled.length, women: women.length }
  })
  return { key: 'posts', writtenDaysAgo: 38, value: { rows } }
}

/** Two entries stay empty, so that the office has something to do. */
export function sampleInformationSteps({ ago, at }: SampleMoment): SampleStep[] {
  return [
    {
      // Earlier steps add the staff, the counts and the documents.
      async write(stores) {
        const all = [...entries, postsEntry(), await charter(stores), await sections(stores)]
        for (const { key, value = {}, papers = [], checkedDaysAgo, ...written } of all) {
          const checkedAt = checkedDaysAgo === undefined ? null : ago(checkedDaysAgo)
          const documents = await findPapers(stores, papers)
          const whole = formOf(key).parse({ ...value, ...(papers.length > 0 && { documents }) })
          await stores.information.put(
            key,
            { value: whole, checkedAt, checkedBy: null },
            {
              isSample: true,
              updatedAt: written.writtenAt
                ? at(written.writtenAt)
                : ago(written.writtenDaysAgo ?? 500),
            },
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
        expectationsEnglish: [
          'Hand in the form and all papers together.',
          'Pay the fixed fee against a receipt; give no money without one.',
          'Come at the time that was agreed.',
        ],
        services: sampleServices.map(({ responsible, ...service }) => ({
          phone: OFFICE,
          ...service,
          officerId: idOf(responsible),
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
      writtenDaysAgo: 700,
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
            memoDate: '2014-12-15',
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
