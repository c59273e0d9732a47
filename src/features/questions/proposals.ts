import { contentKinds, services } from '../../content.ts'
import type { Pair } from '../../words/in-both-languages.ts'
import { pathIn } from '../../words/language.ts'
import type { QuestionRecord } from './schema.ts'
import type { QuestionTopic } from './table.ts'
import data from './proposals.json' with { type: 'json' }

/** A page of the site that has the fact, and its title. */
interface Place {
  path: string
  title: Pair<string>
}

const place = (path: string, ...title: Pair<string>): Place => ({ path, title })
const pageOf = (kind: keyof typeof contentKinds) => contentKinds[kind].pages[0].path

/** The titles are those of the menu and of the information board. A test compares them. */
export const PLACES: Record<string, Place> = {
  charter: place('/information/charter', 'সেবা প্রদান প্রতিশ্রুতি (সিটিজেনস চার্টার)', 'Citizen’s Charter'),
  complaints: place('/information/complaints', 'অভিযোগ নিষ্পত্তি কর্মকর্তা', 'Complaint officer'),
  payment: place(services.payment.path, 'বেতন ও ফি', 'Fees and payments'),
  attendance: place(services.attendance.path, 'দৈনিক হাজিরা', 'Daily attendance'),
  publicResult: place(services.publicResult.path, 'বোর্ড পরীক্ষার ফলাফল', 'Public exam results'),
  notices: place(pageOf('notices'), 'নোটিশ', 'Notices'),
  downloads: place(pageOf('downloads'), 'ডাউনলোড', 'Downloads'),
  calendar: place(pageOf('calendar'), 'শিক্ষাপঞ্জি', 'Calendar'),
  routine: place(pageOf('routines'), 'রুটিন', 'Routine'),
  officers: place(pageOf('officers'), 'শিক্ষক ও কর্মচারী', 'Teachers and staff'),
  schoolInfo: place(pageOf('schoolInfo'), 'এক নজরে', 'At a glance'),
  contact: place(pageOf('contact'), 'যোগাযোগ', 'Contact'),
}

interface Proposal {
  topic: QuestionTopic
  question: Pair<string>
  /** The page that has the fact. */
  place: Place | undefined
  /** A link to the page that has the fact. Empty without such a page. */
  answer: Pair<string>
}

interface ProposalData {
  topic: QuestionTopic
  question: [string, string]
  place?: string
  answer?: [string, string]
}

/** What people ask the offices of schools every day. */
export const PROPOSALS: readonly Proposal[] = (data as ProposalData[]).map((one) => {
  const there = one.place === undefined ? undefined : PLACES[one.place]!
  return { ...one, place: there, answer: one.answer ?? (there ? leadingTo(there) : ['', '']) }
})

function leadingTo({ path, title: [bengali, english] }: Place): Pair<string> {
  return [
    `এই পাতায় আছে: [${bengali}](${path})।`,
    `This page has it: [${english}](${pathIn('en', path)}).`,
  ]
}

/** The proposals that the list does not have, by the words of either language. */
export function missingProposals(
  listed: readonly Pick<QuestionRecord, 'question' | 'questionEnglish'>[],
): Proposal[] {
  const known = new Set(listed.flatMap((one) => [one.question, one.questionEnglish]))
  return PROPOSALS.filter(({ question }) =>
    question.every((words) => !known.has(words.normalize('NFC'))),
  )
}
