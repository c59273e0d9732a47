import { ENDINGS } from './endings.ts'

/** Verbs that carry no content of their own, by their stems before a consonant and before a vowel. */
const VERBS = {
  consonant:
    'কর বল আস জান লাগ থাক পার দেখ শুন শোন রাখ আন চল উঠ ওঠ ঢুক ঢোক বস মিল বুঝ বোঝ আছ তুল তোল থাম কিন ফির ধর জিত পড় নাগ',
  vowel: 'পা চা যা দি দে নি নে হ করা করি দেখা দেখি পাঠা পাঠি বানা পৌঁছা পৌছা দাঁড়া',
}
/** Their endings, in the standard language, in the old written one and in dialects. */
const VERB_ENDINGS = {
  consonant:
    'ি ো ে েন ব বো বে বেন বি মু তে িতে ছি ছে ছেন ছিল েছিল েছিলেন েছি েছে েছেন লাম ল লো লেন লে ুন া ার িব িবে িবো িয়া বার িবার মো িম িমো',
  vowel:
    'ই ও য় ন ম ইম ইমো মো ব বো বে বেন বি মু তে ইতে চ্ছি চ্ছে চ্ছেন ইছে ইছি ইছিল ইছিলো ইসে ইসিল ইব ইবো ইবে ওয়া ওয়ার য়া য়ার ওন ওনের ল লো লে লেন লাম ইলে বার য়ে য়েছে য়েছি য়েছেন য়েছিল য়েছিলেন ছিল নো নোর',
}
const IRREGULAR =
  'যেতে গেছে গেছেন গেছি গেল গেলে গেলাম গিয়ে গিয়া পেতে পেয়ে পেয়েছে পেয়েছি এসে এসেছে এসেছি এসেছেন এলে আইলে পৌঁছে পৌছে আইছে আইব আইবো আইতে হতে'

function formsOf(kind: keyof typeof VERBS): string[] {
  const endings = [...(kind === 'consonant' ? [''] : []), ...VERB_ENDINGS[kind].split(' ')]
  return VERBS[kind].split(' ').flatMap((stem) => endings.map((ending) => stem + ending))
}

const FAMILY =
  'নাতনি মেয়ে মাইয়া ফুরি বোন আপু বাচ্চা আম্মু আব্বু বৌমা natni meye bon apu baccha ammu abbu daughter sister mother father niece'.split(
    ' ',
  )
const FAMILY_ENDINGS = [...ENDINGS.bengali, 'রে', 'দের', 'r', 'ke', 're', 'der']

/** In all spellings. Some of these forms do not exist, which does no harm. */
export const VERB_FORMS = [...formsOf('consonant'), ...formsOf('vowel'), ...IRREGULAR.split(' ')]

/** Guardians name the girl that they ask for: “my daughter’s fee”. No page is about her. */
export const FAMILY_FORMS = FAMILY.flatMap((one) => FAMILY_ENDINGS.map((ending) => one + ending))
