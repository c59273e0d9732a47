import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { QuestionState, QuestionTopic } from '../table.ts'

/** A topic that documents have too. */
const shared = (topic: keyof typeof schoolWords.bn.topics): Pair<string> => [
  schoolWords.bn.topics[topic],
  schoolWords.en.topics[topic],
]

/** Questions with answers: on the public page, in the search and in the office. */
export const questionWords = inBothLanguages({
  title: ['প্রশ্ন ও উত্তর', 'Questions and answers'],
  description: [
    'অভিভাবক ও ছাত্রীরা অফিসে যা জানতে চান, তার উত্তর',
    'What parents and students ask the office, with the answers',
  ],
  failed: [
    'প্রশ্ন ও উত্তর আনা গেল না। একটু পরে আবার চেষ্টা করুন।',
    'The questions could not be fetched. Please try again later.',
  ],
  empty: ['এখনো কোনো প্রশ্নের উত্তর লেখা হয়নি।', 'No questions have been answered yet.'],
  index: ['কী নিয়ে', 'Topic'],
  checked: [(day) => `${day} তারিখে মিলিয়ে দেখা হয়েছে।`, (day) => `Checked on ${day}.`],
  topics: {
    admission: shared('admission'),
    fee: shared('fee'),
    exam: shared('exam'),
    papers: ['সনদ ও কাগজপত্র', 'Certificates and papers'],
    daily: ['প্রতিদিনের বিদ্যালয়', 'Daily life at school'],
    support: ['সহায়তা ও নিরাপত্তা', 'Support and safety'],
    site: ['নোটিশ ও ওয়েবসাইট', 'Notices and website'],
    other: shared('other'),
  } satisfies Record<QuestionTopic, Pair>,
  states: {
    answered: ['উত্তর আছে', 'Answered'],
    open: ['উত্তর বাকি', 'Open'],
    notApplicable: ['প্রযোজ্য নয়', 'Does not apply'],
  } satisfies Record<QuestionState, Pair>,
})
