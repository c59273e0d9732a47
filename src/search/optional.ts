import { stemsOfQueried } from '@pathshala/bengali/endings'
import { foldedWords } from '@pathshala/bengali/fold'
import { romanOf } from '@pathshala/bengali/romanise'
import { isListed } from './synonyms.ts'
import { FAMILY_FORMS, VERB_FORMS } from '@pathshala/bengali/verb-forms'

/**
 * Words of questions and of respect. Documents seldom have them, so they count only if a query has
 * no other words.
 */
const OF_QUESTIONS = wordSet(`
  কবে কখন কত কতো কতদিন কদ্দিন কতক্ষণ কয় কয়দিন কয়টা কয়টার কয়টি কয়টায় কতজন পরিমাণ কোথায় কোথা কই কি কী কে কেন কীভাবে কিভাবে কেমন কোন কোনটা কোনটি কোনো
  হবে হয় হয়েছে আছে আছেন লাগবে লাগে চাই দরকার দরকারি নাকি নি কিছু জন্য লাগি লাইগা থেকে থেইকা থাইকা পর পরে আর এর টা টি ও এবং
  আমি আমার আমরা আমাদের আমাকে আমারে আমাদেরকে আপনার আপনাদের তোমার তোমাদের এই সেই ওই
  সাল সালের কারা প্লিজ দয়া হইব অইব জিগায়
  স্যার স্যারের স্যারকে সার সারের ম্যাডাম ম্যাডামের ম্যাডামকে ম্যাম আপা আপার মিস সাহেব জনাব মহোদয় চাচা চাচার মামা মামার খালা খালার ভাই ভাইয়ের দিদি দিদির দাদা
  a e ul al nki sir sirs sar madam mam maam apa miss long please
  when where what who whom whose which how why much many is are was were am be been the an of for in on at to and or my please if so far now still there
  i we our us me you your it its this that these those do does did done can could will would should may get got give gets go went come came see find look show take make left around ago become became live lived studied studies work works with by about from have has had not no any some all need want tell know
`)

const FUNCTION_WORDS = new Set([
  ...foldedWords(VERB_FORMS.join(' ')),
  ...foldedWords(FAMILY_FORMS.join(' ')),
  ...wordSet(`
    তো তা যে যা যদি যিনি যারা যখন তখন সেখানে এখানে ওখানে না নাই নেই কিনা অথবা বা কিন্তু তবে তাহলে তারপর এখন এখনও এখনো এবার তার তাঁর তারে তাদের তাকে ওর ওকে ওরে উনি উনার ওনার তিনি
    সে কার কারে কাকে কাছে কাছ সাথে সঙ্গে কেউ কাউকে এটা এইটা ওটা ওইটা সেটা সেইটা একটা একজন একটু কেমনে মতো মত দিকে খুব কিংবা এত অনেক শুধু সব লোক মানুষ হঠাৎ বাবা মা গো
    আজকা ঠিক বিষয়ে নিয়া পারতেছি দিমু চায় চাইছে চাইতেছে যাইতে ক্যামনে কেন্নে কেনে কিলা কিলান কুন কন হত ওত্তুন থিকা থিকে নিজের নিজর যাইয়ুম জানতাম কইতাম মধ্যে আগে পরে দাও নাও নেমে নামব নামবো তে এমন তেমন যেমন যাতে তাতে কাজ কয়েক কয়েকটা কয়েকটি ফোকাল পয়েন্ট ছিল ছিলেন ছিলাম
    কর্তৃক বিগত বাবদ মোতাবেক সংক্রান্ত বিষয়ক সংশ্লিষ্ট বরাবর প্রদান প্রদানের সম্পর্কে সম্পর্কিত সহ সকল হওয়া হওয়ার কার্যকর কার্যকরের ব্যবস্থা সুবিধা
  `),
])

/** Every page is about the school and of today. Only the answer to a question can depend on them. */
const IMPLIED = wordSet(`
  স্কুল ইস্কুল ইস্কুলর ইস্কুলো ইস্কুলত ইস্কুলে ইস্কুলডা ইশকুল বিদ্যালয় প্রতিষ্ঠান school schools skul শহর শহরে শহরের
  আজ আইজ আজকে আজকের কাল কালকে কালকের আগামীকাল today tomorrow
`)

/** A shorter word with an ending can be another word: কালো is no কাল. */
const MIN_STEM = 4

const [QUESTION_KEYS, FUNCTION_KEYS, IMPLIED_KEYS] = [OF_QUESTIONS, FUNCTION_WORDS, IMPLIED].map(
  (words) => new Set(Array.from(words, romanOf)),
) as [Set<string>, Set<string>, Set<string>]

/**
 * Whether the word, or how it is written in Latin letters, is one that asks, or is implied, and no form
 * of a verb: only they are read misspelt.
 */
export function saysNothing(alikeOrRoman: string): boolean {
  return [OF_QUESTIONS, QUESTION_KEYS, IMPLIED].some((words) => words.has(alikeOrRoman))
}

export function isOfQuestion(alike: string): boolean {
  // The word for "not" is often written to the verb: আসবেনা.
  const positive = alike.length > 4 && alike.endsWith('না') ? alike.slice(0, -2) : alike
  if ([alike, positive].some((one) => OF_QUESTIONS.has(one) || FUNCTION_WORDS.has(one))) return true
  if (isListed(alike)) return false
  return isAmong(alike, QUESTION_KEYS) || isAmong(alike, FUNCTION_KEYS)
}

export function isOptional(alike: string): boolean {
  return (
    isOfQuestion(alike) ||
    [alike, ...stemsOfQueried(alike).filter((stem) => stem.length >= MIN_STEM)].some(
      (form) => IMPLIED.has(form) || isAmong(form, IMPLIED_KEYS),
    )
  )
}

/** A shorter key belongs to too many words: বোন, ভ্যান. */
function isAmong(alike: string, keys: ReadonlySet<string>): boolean {
  const key = romanOf(alike)
  return key.length >= (/[a-z]/.test(alike) ? 2 : 3) && keys.has(key)
}

function wordSet(words: string): Set<string> {
  return new Set(foldedWords(words))
}
