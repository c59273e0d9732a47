import { foldedWords } from '@pathshala/bengali/fold'
import type { Language } from '../../words/language.ts'

/** The posts of government high schools, subjects of the national curriculum, and parts of a school day. */
const TERMS: [english: string, ...bengali: string[]][] = [
  ['Head teacher', 'প্রধান শিক্ষক', 'প্রধান শিক্ষিকা'],
  ['Acting head teacher', 'ভারপ্রাপ্ত প্রধান শিক্ষক'],
  ['Assistant head teacher', 'সহকারী প্রধান শিক্ষক', 'সহকারী প্রধান শিক্ষিকা'],
  ['Senior teacher', 'সিনিয়র শিক্ষক', 'সিনিয়র শিক্ষিকা'],
  ['Assistant teacher', 'সহকারী শিক্ষক', 'সহকারী শিক্ষিকা'],
  ['Part-time teacher', 'খণ্ডকালীন শিক্ষক'],
  ['Guest teacher', 'অতিথি শিক্ষক'],
  ['Assistant librarian', 'সহকারী গ্রন্থাগারিক', 'সহকারী লাইব্রেরিয়ান'],
  ['Upper division assistant', 'উচ্চমান সহকারী'],
  ['Accounts assistant', 'হিসাব সহকারী', 'হিসাবরক্ষক'],
  [
    'Office assistant and computer operator',
    'অফিস সহকারী-কাম-কম্পিউটার মুদ্রাক্ষরিক',
    'অফিস সহকারী কাম-কম্পিউটার অপারেটর',
  ],
  ['Office support staff', 'অফিস সহায়ক', 'এমএলএসএস', 'দপ্তরি'],
  ['Laboratory assistant', 'ল্যাব সহকারী', 'ল্যাবরেটরি সহকারী'],
  ['Security guard', 'নিরাপত্তা প্রহরী', 'নিরাপত্তাকর্মী'],
  ['Night guard', 'নৈশ প্রহরী'],
  ['Cleaner', 'পরিচ্ছন্নতাকর্মী'],
  ['Gardener', 'মালী'],
  ['Bangla', 'বাংলা'],
  ['Bangla, paper 1', 'বাংলা ১ম পত্র', 'বাংলা প্রথম পত্র'],
  ['Bangla, paper 2', 'বাংলা ২য় পত্র', 'বাংলা দ্বিতীয় পত্র'],
  ['English', 'ইংরেজি'],
  ['English, paper 1', 'ইংরেজি ১ম পত্র', 'ইংরেজি প্রথম পত্র'],
  ['English, paper 2', 'ইংরেজি ২য় পত্র', 'ইংরেজি দ্বিতীয় পত্র'],
  ['Mathematics', 'গণিত', 'সাধারণ গণিত'],
  ['Higher mathematics', 'উচ্চতর গণিত'],
  ['Science', 'বিজ্ঞান', 'সাধারণ বিজ্ঞান'],
  ['Physics', 'পদার্থবিজ্ঞান', 'পদার্থ'],
  ['Chemistry', 'রসায়ন', 'রসায়নবিজ্ঞান'],
  ['Biology', 'জীববিজ্ঞান'],
  ['Bangladesh and global studies', 'বাংলাদেশ ও বিশ্বপরিচয়'],
  ['ICT', 'তথ্য ও যোগাযোগ প্রযুক্তি', 'আইসিটি'],
  ['Religion', 'ধর্ম শিক্ষা', 'ধর্ম', 'ধর্ম ও নৈতিক শিক্ষা'],
  ['Islam', 'ইসলাম ধর্ম শিক্ষা', 'ইসলাম ধর্ম', 'ইসলাম শিক্ষা', 'ইসলাম ও নৈতিক শিক্ষা'],
  ['Hinduism', 'হিন্দুধর্ম শিক্ষা', 'হিন্দুধর্ম', 'হিন্দুধর্ম ও নৈতিক শিক্ষা'],
  ['Buddhism', 'বৌদ্ধধর্ম শিক্ষা', 'বৌদ্ধধর্ম', 'বৌদ্ধধর্ম ও নৈতিক শিক্ষা'],
  ['Christianity', 'খ্রিষ্টধর্ম শিক্ষা', 'খ্রিষ্টধর্ম', 'খ্রিষ্টধর্ম ও নৈতিক শিক্ষা'],
  ['Business studies', 'ব্যবসায় শিক্ষা'],
  ['Business entrepreneurship', 'ব্যবসায় উদ্যোগ'],
  ['Accounting', 'হিসাববিজ্ঞান'],
  ['Finance and banking', 'ফিন্যান্স ও ব্যাংকিং'],
  ['Economics', 'অর্থনীতি'],
  ['Geography and environment', 'ভূগোল ও পরিবেশ', 'ভূগোল'],
  ['Civics and citizenship', 'পৌরনীতি ও নাগরিকতা', 'পৌরনীতি'],
  ['History of Bangladesh and world civilisation', 'বাংলাদেশের ইতিহাস ও বিশ্বসভ্যতা', 'ইতিহাস'],
  ['Home science', 'গার্হস্থ্যবিজ্ঞান', 'গার্হস্থ্য অর্থনীতি'],
  ['Agriculture', 'কৃষিশিক্ষা', 'কৃষি'],
  ['Arts and crafts', 'চারু ও কারুকলা', 'চারুকলা'],
  ['Music', 'সংগীত'],
  ['Physical education', 'শারীরিক শিক্ষা', 'শারীরিক শিক্ষা ও স্বাস্থ্য', 'শারীরিক শিক্ষা, স্বাস্থ্যবিজ্ঞান ও খেলাধুলা'],
  ['Work and life skills', 'কর্ম ও জীবনমুখী শিক্ষা'],
  ['Assembly', 'সমাবেশ', 'প্রাত্যহিক সমাবেশ', 'প্রার্থনা'],
  ['Break', 'টিফিন', 'বিরতি', 'টিফিন বিরতি', 'মধ্যাহ্ন বিরতি'],
  ['Short break', 'স্বল্প বিরতি', 'সংক্ষিপ্ত বিরতি'],
  ['Break and prayer', 'টিফিন ও নামাজ', 'নামাজ ও টিফিন'],
  ['Prayer', 'নামাজ', 'নামাজের বিরতি'],
  ...[
    ['১ম', 'প্রথম'],
    ['২য়', 'দ্বিতীয়'],
    ['৩য়', 'তৃতীয়'],
    ['৪র্থ', 'চতুর্থ'],
    ['৫ম', 'পঞ্চম'],
    ['৬ষ্ঠ', 'ষষ্ঠ'],
    ['৭ম', 'সপ্তম'],
    ['৮ম', 'অষ্টম'],
    ['৯ম', 'নবম'],
  ].map((ordinals, index): [string, ...string[]] => [
    `Period ${index + 1}`,
    ...ordinals.flatMap((one) => [one, `${one} ঘণ্টা`, `${one} ঘন্টা`, `${one} পিরিয়ড`]),
  ]),
]

const keyOf = (text: string) => foldedWords(text).join('')

const BY_KEY = new Map(
  TERMS.flatMap(([english, ...all]) => all.map((bengali) => [keyOf(bengali), english] as const)),
)

/** Posts, subjects or the name of a period as a page shows them: all in English if all are known, otherwise as written. */
export function termsIn(language: Language, text: string): string {
  if (language === 'bn') return text
  const whole = BY_KEY.get(keyOf(text))
  if (whole !== undefined) return whole
  const parts = text.split(/[,،;]/u).map((part) => BY_KEY.get(keyOf(part)))
  return parts.every((part) => part !== undefined) ? parts.join('; ') : text
}
