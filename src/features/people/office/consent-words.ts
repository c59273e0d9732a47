import type { PhoneOwner } from '../table.ts'

const owners: Record<PhoneOwner, string> = { office: 'বিদ্যালয়ের', personal: 'কারও নিজের' }

const bn = {
  phoneHint: 'সাইটে সবাই দেখতে পাবেন।',
  whose: 'এটি কার নম্বর?',
  owners,
  consentOn: 'সম্মতির তারিখ',
  consentHint: 'যেদিন তিনি নম্বরটি সাইটে দিতে রাজি হয়েছেন।',
  forget: 'পুরোনো নম্বর বদলের ইতিহাস থেকেও মুছে যাক (সম্মতি ফিরিয়ে নিলে)',
}

const en: typeof bn = {
  phoneHint: 'Everyone can see it on the site.',
  whose: 'Whose number is it?',
  owners: { office: 'The school’s', personal: 'A person’s own' },
  consentOn: 'Consent given on',
  consentHint: 'The day on which the person agreed that the number is on the site.',
  forget: 'Remove the old number from the history too (if consent was withdrawn)',
}

export const consentWords = { bn, en }
