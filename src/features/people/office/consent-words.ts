import { inBothLanguages, type Pair } from '../../../words/in-both-languages.ts'
import type { PhoneOwner } from '../table.ts'

export const consentWords = inBothLanguages({
  phoneHint: [
    'কার নম্বর তা নিচে বাছলে সাইটে সবাই দেখতে পাবেন।',
    'Everyone can see it on the site once you say below whose it is.',
  ],
  whose: ['এটি কার নম্বর?', 'Whose number is it?'],
  owners: {
    office: ['বিদ্যালয়ের', 'The school’s'],
    personal: ['ব্যক্তিগত', 'A person’s own'],
  } satisfies Record<PhoneOwner, Pair>,
  unanswered: [
    'এটি না বাছলে নতুন নম্বর কেবল অফিসে থাকে, সাইটে দেখা যায় না।',
    'Without this, a new number stays in the office and is not on the site.',
  ],
  consentOn: ['সম্মতির তারিখ', 'Consent given on'],
  consentHint: [
    'যেদিন সম্মতি দিয়েছেন।',
    'The day on which the person agreed to the number on the site.',
  ],
  photo: ['ছবি সাইটে দিতে সম্মতি দিয়েছেন', 'The person agreed to the photo on the site'],
  photoConsentOn: ['ছবির সম্মতির তারিখ', 'Consent to the photo given on'],
  forgetPerson: [
    'যা সরানো হলো তা বদলের ইতিহাস থেকেও মুছে যাক (সম্মতি তুলে নিলে)',
    'Remove it from the history too (if consent was withdrawn)',
  ],
  list: {
    title: ['যাঁদের সম্মতি লেখা নেই', 'Consent not written down'],
    lead: [
      'এই নম্বর ও ছবি কার সম্মতিতে, তা লেখা নেই। আগের নম্বর ও ছবি সাইটে সবাই দেখতে পান; নতুন নম্বর উত্তর না দেওয়া পর্যন্ত কেবল অফিসে থাকে।',
      'No consent to these numbers and photos is written down. Everyone can see the earlier ones on the site; a new number stays in the office until you answer.',
    ],
    notShown: ['সাইটে এখনো দেখা যায় না', 'Not on the site yet'],
    isOffice: ['বিদ্যালয়ের নম্বর', 'The school’s number'],
    agreed: ['সম্মতি আছে', 'The person agreed'],
    removePhone: ['নম্বর সরান', 'Remove the number'],
    removePhoto: ['ছবি সরান', 'Remove the photo'],
    confirmPhone: [
      'নম্বরটি সাইট ও বদলের ইতিহাস থেকে একেবারে মুছে যাবে, আর ফিরিয়ে আনা যাবে না। সরাবেন?',
      'The number will be deleted from the site and from the history for good. Remove it?',
    ],
    confirmPhoto: [
      'ছবিটি সাইট ও বদলের ইতিহাস থেকে একেবারে মুছে যাবে, আর ফিরিয়ে আনা যাবে না। সরাবেন?',
      'The photo will be deleted from the site and from the history for good. Remove it?',
    ],
    photoOf: ['ছবি', 'Photo'],
    written: ['লেখা হয়েছে।', 'Written down.'],
    removed: ['একেবারে মুছে ফেলা হয়েছে।', 'Deleted for good.'],
    none: ['সব নম্বর ও ছবির সম্মতি লেখা আছে।', 'Every number and photo has its consent written down.'],
  },
  forget: [
    'পুরোনো নম্বর বদলের ইতিহাস থেকেও মুছে যাক (সম্মতি তুলে নিলে)',
    'Remove the old number from the history too (if consent was withdrawn)',
  ],
  /** The details of the person chosen for an office. */
  details: {
    from: [(name) => `${name}: তালিকায় যা আছে`, (name) => `${name}: details in the list`],
    ofSchool: ['বিদ্যালয়ের নম্বর', 'The school’s number'],
    consentOfList: [
      (day) => `তাঁর নিজের; ${day} তারিখের সম্মতি শুধু শিক্ষক-কর্মচারীর তালিকার জন্য`,
      (day) => `A number of the person; the consent of ${day} is only for the list of staff`,
    ],
    noConsent: ['তাঁর নিজের; সম্মতি লেখা নেই', 'A number of the person; no consent is written down'],
  },
})
