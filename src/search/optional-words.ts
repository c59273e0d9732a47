import { ENDINGS } from './endings.ts'
import { foldedWords } from './fold.ts'

/**
 * Words of questions and of respect. Documents seldom have them, so they count only if a query has
 * no other words.
 */
const OF_QUESTIONS = new Set(
  foldedWords(`
    কবে কখন কত কতো কতদিন কয় কয়দিন কয়টা কয়টায় কতজন পরিমাণ কোথায় কই কি কী কে কেন কীভাবে কিভাবে কেমন কোন কোনটা কোনটি
    হবে হয় হয়েছে আছে আছেন লাগবে লাগে চাই দরকার জানতে জানাতে দেখতে দেখব দেখবো পেতে পাব পাবো পাবে
    করতে করব করবো করবে নিতে নিব নিবো নেব নেবো নিবে দিতে দিব দিবো দেব দেবো দিবে দেবে দিবেন দেবেন তুলতে
    যাবে থাকে থাকবে থেকে জন্য আমি আমার আমরা আমাদের আপনার আপনাদের এই সেই ওই কিছু নাকি
    সাল সালের এর টা টি ও এবং
    স্যার স্যারের স্যারকে ম্যাডাম ম্যাডামের ম্যাডামকে ম্যাম আপা আপার মিস সাহেব জনাব মহোদয় চাচা চাচার মামা মামার খালা খালার ভাই ভাইয়ের দিদি দিদির দাদা
    kobe kokhon koto kothay kothai koi ki ke keno kivabe kibhabe kemon kon hobe ache lagbe lage chai
    jonno theke er ta te saler sal hoy hoyeche dibe dibo dite nibo nibe nite pabo pabe pete korbo korte
    jante dekhbo dekhte tulte jabe ami amar amader apnar naki kichu
    পর পরে হতে হইব হইবো অইব কারা থেইকা থাইকা জিগায় মাইয়া যেতে যাব যাবো আসতে আর jete jabo ar long
    a e ul al thake thakbe den diben bolun bolen please দেন বলুন বলেন দিবেন দরকারি
    sir sirs sar madam mam maam apa miss chacha mama khala bhai vai didi
    when where what who which how much many is are was the an of for in on at to and my please
    meye meyeke মেয়ে মেয়েকে kore korabo korate করাব করাবো করাতে বলব বলবো bolbo i we our you your it this that do does did can could get with by about from
  `),
)

/** Verbs that carry no content of their own, by their stems before a consonant and before a vowel. */
const VERBS = {
  consonant: 'কর বল আস জান লাগ থাক পার দেখ শুন শোন রাখ আন চল উঠ ওঠ ঢুক ঢোক বস মিল বুঝ বোঝ আছ',
  vowel: 'পা চা যা দি দে নি নে হ',
}
/** Their endings, in the standard language, in the old written one and in dialects. */
const VERB_ENDINGS = {
  consonant:
    'ি ো ে েন ব বো বে বেন বি মু তে িতে ছি ছে ছেন ছিল েছি েছে েছেন লাম ল লো লেন লে ুন া ার িব িবে িবো িয়া বার িবার',
  vowel:
    'ই ও য় ন ব বো বে বেন বি মু তে ইতে চ্ছি চ্ছে চ্ছেন ইছে ইছি ইব ইবো ইবে ওয়া ওয়ার ল লো লে লেন লাম ইলে বার য়ে য়েছে য়েছি য়েছেন',
}
const IRREGULAR =
  'যেতে গেছে গেছেন গেছি গেল গেলে গেলাম গিয়ে পেতে পেয়ে পেয়েছে পেয়েছি এসে এসেছে আইছে আইব আইবো আইতে হতে'

function verbForms(kind: keyof typeof VERBS): string[] {
  const endings = [...(kind === 'consonant' ? [''] : []), ...VERB_ENDINGS[kind].split(' ')]
  return VERBS[kind].split(' ').flatMap((stem) => endings.map((ending) => stem + ending))
}

/** Whoever asks for somebody names her, with any ending. No page is about a granddaughter. */
const FAMILY = 'নাতনি মেয়ে মাইয়া বোন আপু বাচ্চা natni meye bon apu baccha'.split(' ')
const FAMILY_ENDINGS = [...ENDINGS.bengali, 'রে', 'দের', 'r', 'ke', 're', 'der']

const FUNCTION_WORDS = new Set(
  foldedWords(
    [
      ...verbForms('consonant'),
      ...verbForms('vowel'),
      IRREGULAR,
      ...FAMILY.flatMap((one) => FAMILY_ENDINGS.map((ending) => one + ending)),
      `তো তা যে যা যদি না নাই নেই কিনা বা অথবা কিন্তু তবে তাহলে এখন এখনও এখনো এবার তার তাঁর তাদের তাকে ওর ওকে উনি উনার ওনার তিনি
       সে কার কারে কাকে কাছে কাছ সাথে সঙ্গে কেউ কাউকে এটা এইটা ওটা সেটা একটা একজন একটু কেমনে মতো মত দিকে খুব কিংবা
       ekhon ebar nai nei karo kar kare kache sathe keu kemne kmne tar na paise ase ashe`,
    ].join(' '),
  ),
)

/** Every page is about the school and of today. Only the answer to a question can depend on them. */
const IMPLIED = new Set(
  foldedWords(`
    স্কুল ইস্কুল ইস্কুলে ইস্কুলের স্কুলে স্কুলের স্কুলটা স্কুলটি স্কুলটার বিদ্যালয় বিদ্যালয়ে বিদ্যালয়ের school schools skul
    আজ আজকে আজকের কাল কালকে কালকের আগামীকাল aj ajke ajker kal kalke kalker today tomorrow
  `),
)

/** Whether the word is one of those that ask, and no form of a verb: only they are read misspelt. */
export function asksItself(alike: string): boolean {
  return OF_QUESTIONS.has(alike)
}

export function isOfQuestion(alike: string): boolean {
  return OF_QUESTIONS.has(alike) || FUNCTION_WORDS.has(alike)
}

export function isOptional(alike: string): boolean {
  return isOfQuestion(alike) || IMPLIED.has(alike)
}
