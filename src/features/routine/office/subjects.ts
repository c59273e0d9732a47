import { foldedWords } from '../../../search/fold.ts'

/** The subjects of the national curriculum, and the hour in the library. */
const SUBJECTS = [
  'বাংলা ১ম পত্র',
  'বাংলা ২য় পত্র',
  'বাংলা',
  'ইংরেজি ১ম পত্র',
  'ইংরেজি ২য় পত্র',
  'ইংরেজি',
  'গণিত',
  'উচ্চতর গণিত',
  'বিজ্ঞান',
  'পদার্থবিজ্ঞান',
  'রসায়ন',
  'জীববিজ্ঞান',
  'বাংলাদেশ ও বিশ্বপরিচয়',
  'তথ্য ও যোগাযোগ প্রযুক্তি',
  'ধর্ম শিক্ষা',
  'ইসলাম শিক্ষা',
  'হিন্দুধর্ম শিক্ষা',
  'কৃষিশিক্ষা',
  'গার্হস্থ্য বিজ্ঞান',
  'শারীরিক শিক্ষা',
  'চারু ও কারুকলা',
  'কর্ম ও জীবনমুখী শিক্ষা',
  'ভূগোল ও পরিবেশ',
  'পৌরনীতি ও নাগরিকতা',
  'বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা',
  'অর্থনীতি',
  'হিসাববিজ্ঞান',
  'ফিন্যান্স ও ব্যাংকিং',
  'ব্যবসায় উদ্যোগ',
  'সংগীত',
  'গ্রন্থাগার',
].map((subject) => subject.normalize('NFC'))

/** The written subjects, then the usual subjects. */
export function subjectsWith(written: string[]): string[] {
  return [...new Set([...written, ...SUBJECTS])].filter(Boolean)
}

const MAX_SUGGESTED = 6

/** The options with a word that begins with the text; empty if the text is an option. */
export function suggest<T>(text: string, options: T[], nameOf: (option: T) => string): T[] {
  const typed = foldText(text)
  if (typed === '' || options.some((option) => nameOf(option) === text)) return []
  return options
    .filter((option) => ` ${foldText(nameOf(option))}`.includes(` ${typed}`))
    .slice(0, MAX_SUGGESTED)
}

function foldText(text: string): string {
  return foldedWords(text).join(' ')
}
