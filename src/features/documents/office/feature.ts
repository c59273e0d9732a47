import { DOCUMENT_KINDS, forEachKey } from '../../../content.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { OfficeFeature } from '../../office-feature.ts'

const bn = {
  fields: {
    title: 'শিরোনাম',
    fileName: 'ফাইল',
    file: 'ফাইল',
    textSource: 'লেখা এসেছে',
    topic: 'বিষয়শ্রেণি',
    date: 'তারিখ',
    draft: 'খসড়া',
    publishAt: 'প্রকাশের সময়',
    endsAt: 'মেয়াদ শেষ',
    pinnedUntil: 'পিন থাকবে',
    letter: 'দাপ্তরিক পত্র',
    attachments: 'সংযুক্তি',
    text: 'লেখা',
  },
  textSources: { typed: 'হাতে লেখা', file: 'ফাইল থেকে', machine: 'কম্পিউটারে পড়া' },
}

const en: typeof bn = {
  fields: {
    title: 'Title',
    fileName: 'File',
    file: 'File',
    textSource: 'Source of the text',
    topic: 'Topic',
    date: 'Date',
    draft: 'Draft',
    publishAt: 'Time of publication',
    endsAt: 'End',
    pinnedUntil: 'Pinned until',
    letter: 'Official letter',
    attachments: 'Attachments',
    text: 'Text',
  },
  textSources: { typed: 'Typed', file: 'From the file', machine: 'Read by machine' },
}

const words = { bn, en }

export const documentsOffice = {
  fieldLabels: (language) => forEachKey(DOCUMENT_KINDS, () => words[language].fields),
  valueLabels: (language) => ({
    topic: schoolWords[language].topics,
    textSource: words[language].textSources,
  }),
  valueTexts: () => ({
    letter: (letter) =>
      Object.values(letter as object)
        .flat()
        .join('\n'),
    attachments: (files) =>
      (files as { fileName: string }[]).map(({ fileName }) => fileName).join('\n'),
  }),
} satisfies OfficeFeature
