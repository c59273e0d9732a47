import type { Database } from '../../database/database.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { informationReads, informationWrites } from './api.ts'
import { sampleInformationSteps } from './sample.ts'
import type { Stores } from '../../request/school.ts'
import {
  answersTo,
  combine,
  joinFilled,
  type Listed,
  listedPage,
  listedThing,
} from '../../search/listed.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import { subjectOf } from '../../search/subject.ts'
import { type Language, recordIn } from '../../words/language.ts'
import { bn, en, wordsIn } from '../../words/public-words.ts'
import {
  type AnsweredEntry,
  describeEntry,
  entryUrl,
  findBoard,
  hasOwnPage,
  kindOf,
} from './board.ts'
import { entryTable } from './csv.ts'
import { BOARD_PATH } from './entries.ts'
import { serviceIn } from './english-service.ts'
import { type Service, serviceAnchor, servicesInOrder } from './services.ts'
import { officerOf } from './service-officer.ts'
import { contentKinds, INFORMATION_KEYS, type InformationKey } from '../../content.ts'
import type { GroupRecord } from '../groups/schema.ts'
import { PARENTS } from '../groups/search.ts'
import { type OwnValue, storedEntry } from './schema.ts'
import { createInformationStore } from './store.ts'
import { informationUndos } from './subject.ts'

const CHARTER = [
  ...combine(['নাগরিক সনদ', 'সেবা', 'সেবাসমূহ'], ['', 'তালিকা', 'মূল্য']),
  'সিটিজেন চার্টার',
  'চার্টার',
  'citizen charter',
  'services',
]

/** What officials call an entry beside its title. */
const OFFICIAL_WORDS: Partial<Record<InformationKey, string>> = {
  recognition: 'একাডেমিক স্বীকৃতিপত্র বিজ্ঞান বিভাগ academic',
  sections: 'শ্রেণি শাখা খোলা',
  nationalisation: 'সরকারি সরকারিকরণ এমপিওভুক্ত government',
  'ssc-results': 'পাবলিক মাধ্যমিক এসএসসি পাস পাঁচ 5 কৃতকার্য তুলনামূলক চিত্র বছর',
  committee: 'পরিচালনা পর্ষদ ব্যবস্থাপনা এসএমসি এডহক গভর্নিং বডি governing body',
}

const PASS_RATE = ['পাশের হার', 'পাশ', 'pass rate', 'pass']

const informationTexts = textsAtOnce(async ({ information }) =>
  (await information.list()).map(({ key, value }) => ({ id: key, fields: { ...value } })),
)

const informationExport: ExportedList = exportAtOnce(storedEntry, ({ information }) =>
  information.list(),
)

export const information = {
  stores: (database: Database) => ({ information: createInformationStore(database) }),
  undos: informationUndos,
  exports: { information: informationExport },
  writtenTexts: { information: informationTexts },
  searchEntries: listInformation,
  officeEntries: async () => INFORMATION_KEYS.map(officeEntryOf),
  sampleSteps: sampleInformationSteps,
  sampleRemovals: { information: (database) => removeSampleRows(database, 'information') },
  openCalls: [['', informationReads]],
  staffCalls: [['', informationWrites]],
} satisfies Feature

/** An entry of the board, also without an answer. */
function officeEntryOf(key: InformationKey): OfficeEntry {
  return {
    kind: 'information',
    title: bn.information.titles[key],
    note: '',
    text: joinFilled([en.information.titles[key], OFFICIAL_WORDS[key] ?? ''], '\n'),
    address: `${contentKinds.information.screenPath}/${key}`,
  }
}

/** The board, the vacant posts, and those entries with an answer that have a page of their own. */
async function listInformation(stores: Stores): Promise<Listed[]> {
  const entries = await findBoard(stores)
  const board = entries.filter((entry) => kindOf(entry) !== 'missing')
  const officers = await stores.officers.list()
  const textOf = (entry: AnsweredEntry, language: Language) => {
    const { title, titleEnglish, summary, summaryEnglish } = describeEntry(entry, 'UTC')
    return joinFilled(language === 'en' ? [titleEnglish, summaryEnglish] : [title, summary])
  }
  const answerOf = (entry: AnsweredEntry, language: Language) =>
    kindOf(entry) === 'missing' ? wordsIn(language).information.missing : textOf(entry, language)
  const groups = await stores.groups.list()
  const rowsOf = ({ stored: { key, value }, documents }: AnsweredEntry) => {
    if (key === 'former-heads') return formerHeadsIn(groups).map(({ name }) => name)
    // The names of classes in the other tables would hide the pages about a class.
    if (key !== 'charter' && key !== 'recognition') return []
    const context = { language: 'bn', origin: '', officers, documents } as const
    return entryTable(key, value as never, context).rows.map((cells) => cells.join(' '))
  }
  const hasParents = groups.some(({ purpose }) => purpose === 'parentTeacher')
  const formerYears = yearsOfFormerHeads(groups)
  const aboutService = (service: Service, language: Language) => {
    const { price, time, papers, phone, method } = serviceIn(language, service)
    return joinFilled([price, time, papers, officerOf(service, officers).name, phone, method], '; ')
  }
  const answersOf = ({ stored: { key, value } }: AnsweredEntry): string[] => {
    if (key === 'charter') return CHARTER
    if (key === 'former-heads') return combine(formerYears, ['প্রধান', 'প্রধান শিক্ষক'])
    if (key !== 'ssc-results') return []
    const years = (value as OwnValue<'ssc-results'>).rows.map(({ year }) => String(year))
    const asked = ['এসএসসি', 'এসএসসি ফলাফল', ...combine(['', 'এসএসসি'], PASS_RATE)]
    return combine(asked, ['', ...years])
  }
  const askedOf = ({ stored: { key, value } }: AnsweredEntry) => {
    const titles = [bn, en].map((words) => words.information.titles[key])
    const facts = answersTo(['fact', 'group'], [...titles, OFFICIAL_WORDS[key] ?? ''], {
      isSecond: true,
    })
    if (key === 'sections')
      return [...facts, ...answersTo(['count'], [bn.studentCount.section, en.studentCount.section])]
    if (key !== 'posts') return facts
    const posts = (value as OwnValue<'posts'>).rows.flatMap((row) => [row.title, row.titleEnglish])
    return [...facts, ...answersTo(['post']), ...answersTo(['post'], posts)]
  }
  const ofEntry = (entry: AnsweredEntry) =>
    listedPage({
      asked: askedOf(entry),
      url: entryUrl(entry.stored.key),
      titleIn: (words) => words.information.titles[entry.stored.key],
      texts: {
        bn: [textOf(entry, 'bn'), ...rowsOf(entry)],
        en: [textOf(entry, 'en')],
      },
      answers: answersOf(entry),
    })
  return [
    listedPage({
      url: BOARD_PATH,
      titleIn: (words) => words.information.title,
      texts: {
        bn: board.map((entry) => textOf(entry, 'bn')),
        en: board.map((entry) => textOf(entry, 'en')),
      },
      isSummary: true,
    }),
    ...entries
      .filter(({ stored }) => stored.key === 'parent-teacher' && !hasParents)
      .map((entry) =>
        listedPage({
          url: `${BOARD_PATH}#${entry.stored.key}`,
          titleIn: (words) => words.information.titles[entry.stored.key],
          texts: { bn: [answerOf(entry, 'bn')], en: [answerOf(entry, 'en')] },
          answers: PARENTS,
        }),
      ),
    ...board.filter((entry) => hasOwnPage(entry) || entry.stored.key === 'posts').map(ofEntry),
    ...board.flatMap(({ stored: { key, value } }) =>
      key === 'charter'
        ? servicesInOrder((value as OwnValue<'charter'>).services).map((service, index) =>
            listedThing({
              url: `${entryUrl(key)}#${serviceAnchor(index + 1)}`,
              titleIn: (words) => recordIn(words === en ? 'en' : 'bn', service).name,
              names: [service.name, service.nameEnglish],
              kinds: ['service'],
              // A question of the school comes first.
              subjectsOfPage: [service.name, service.nameEnglish].flatMap((name) => {
                const about = subjectOf(name)
                return about?.certainty === 'sure' ? [about.subject] : []
              }),
              text: { bn: aboutService(service, 'bn'), en: aboutService(service, 'en') },
            }),
          )
        : [],
    ),
  ]
}

/** The years from the first to the last of the former heads. */
function yearsOfFormerHeads(groups: GroupRecord[]): string[] {
  const terms = formerHeadsIn(groups).flatMap(({ from, to }) => [from, to])
  const years = terms.flatMap((day) => (day === null ? [] : [Number(day.slice(0, 4))]))
  if (years.length === 0) return []
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof information> {}
}

function formerHeadsIn(groups: GroupRecord[]) {
  return groups.filter(({ purpose }) => purpose === 'formerHeads').flatMap(({ members }) => members)
}
