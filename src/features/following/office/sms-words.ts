import { counted } from '../../../words/counted.ts'
import { inBothLanguages } from '../../../words/in-both-languages.ts'

export const smsWords = inBothLanguages({
  copy: ['SMS-এর লেখা কপি করুন', 'Copy a text for SMS'],
  copied: ['কপি হয়েছে। আপনার SMS গেটওয়েতে বসান।', 'Copied. Paste it into your SMS gateway.'],
  byHand: [
    'নিচের লেখাটি বেছে কপি করুন, তারপর SMS গেটওয়েতে বসান।',
    'Select and copy the text below, then paste it into your SMS gateway.',
  ],
  label: ['SMS-এর লেখা', 'Text of the SMS'],
  size: [
    (letters, parts) => `${letters} অক্ষর, ${parts}টি SMS-এর সমান`,
    (letters, parts) => `${counted(letters, 'character')}, charged as ${parts} SMS`,
  ],
})
