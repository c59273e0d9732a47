import { DOCUMENT_KINDS, forEachKey } from '../../../content.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'
import { schoolWords } from '../../../words/school-words.ts'
import type { OfficeFeature } from '../../office-feature.ts'

const words = inBothLanguages({
  fields: {
    title: ['শিরোনাম', 'Title'],
    titleEnglish: ['শিরোনাম (ইংরেজি)', 'Title (English)'],
    textEnglish: ['লেখা (ইংরেজি)', 'Text (English)'],
    fileEnglish: ['ইংরেজি কাগজ', 'Paper in English'],
    fileName: ['ফাইল', 'File'],
    offerFile: ['ফাইল নামিয়ে নেওয়া যায়', 'File offered'],
    file: ['ফাইল', 'File'],
    textSource: ['লেখা এসেছে', 'Source of the text'],
    topic: ['বিষয়শ্রেণি', 'Topic'],
    date: ['তারিখ', 'Date'],
    draft: ['লুকানো', 'Hidden'],
    publishAt: ['প্রকাশের সময়', 'Time of publication'],
    endsAt: ['মেয়াদ শেষ', 'End'],
    pinnedUntil: ['উপরে রাখার শেষ দিন', 'Pinned until'],
    letter: ['দাপ্তরিক পত্র', 'Official letter'],
    attachments: ['সংযুক্তি', 'Attachments'],
    text: ['লেখা', 'Text'],
    outdatedText: ['আগের ফাইলের লেখা', 'Text of the old file'],
    textDiffers: ['কাগজ আর লেখা আলাদা', 'Paper and text differ'],
    textCorrectedAt: ['লেখা শুধরানোর সময়', 'Text corrected'],
  },
  textSources: {
    typed: ['হাতে লেখা', 'Typed'],
    file: ['ফাইল থেকে', 'From the file'],
    machine: ['কম্পিউটারে পড়া', 'Read by a computer'],
  },
})

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
    fileEnglish: (file) => (file as { fileName: string }).fileName,
    attachments: (files) =>
      (files as { fileName: string }[]).map(({ fileName }) => fileName).join('\n'),
  }),
} satisfies OfficeFeature
