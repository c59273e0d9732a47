const bn = {
  copy: 'SMS-এর লেখা কপি করুন',
  copied: 'কপি হয়েছে। আপনার SMS গেটওয়েতে বসান।',
  byHand: 'নিচের লেখাটি বেছে কপি করুন, তারপর SMS গেটওয়েতে বসান।',
  label: 'SMS-এর লেখা',
  size: (letters: string, parts: string) => `${letters} অক্ষর, ${parts}টি SMS-এর সমান`,
}

const en: typeof bn = {
  copy: 'Copy a text for SMS',
  copied: 'Copied. Paste it into your SMS gateway.',
  byHand: 'Select and copy the text below, then paste it into your SMS gateway.',
  label: 'Text of the SMS',
  size: (letters, parts) => `${letters} characters, charged as ${parts} SMS`,
}

export const smsWords = { bn, en }
