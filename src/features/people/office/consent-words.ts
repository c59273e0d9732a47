import type { PhoneOwner } from '../table.ts'

const owners: Record<PhoneOwner, string> = { office: 'বিদ্যালয়ের', personal: 'কারও নিজের' }

const bn = {
  phoneHint: 'সাইটে সবাই দেখতে পাবেন।',
  whose: 'এটি কার নম্বর?',
  owners,
  unanswered: 'এটি না বাছলে নতুন নম্বর কেবল অফিসে থাকে, সাইটে দেখা যায় না।',
  consentOn: 'সম্মতির তারিখ',
  consentHint: 'যেদিন তিনি নম্বরটি সাইটে দিতে রাজি হয়েছেন।',
  photo: 'ছবি সাইটে দিতে সম্মতি দিয়েছেন',
  photoConsentOn: 'ছবির সম্মতির তারিখ',
  forgetPerson: 'যা সরানো হলো তা বদলের ইতিহাস থেকেও মুছে যাক (সম্মতি ফিরিয়ে নিলে)',
  list: {
    title: 'সম্মতি লেখা বাকি',
    lead: 'এই নম্বর ও ছবি কার সম্মতিতে, তা লেখা নেই। আগের নম্বর ও ছবি সাইটে সবাই দেখতে পান; নতুন নম্বর উত্তর না দেওয়া পর্যন্ত কেবল অফিসে থাকে।',
    notShown: 'সাইটে এখনো দেখা যায় না',
    isOffice: 'বিদ্যালয়ের নম্বর',
    agreed: 'সম্মতি আছে',
    removePhone: 'নম্বর সরান',
    removePhoto: 'ছবি সরান',
    confirmPhone: 'নম্বরটি সাইট ও বদলের ইতিহাস থেকে একেবারে মুছে যাবে, আর ফিরিয়ে আনা যাবে না। সরাবেন?',
    confirmPhoto: 'ছবিটি সাইট ও বদলের ইতিহাস থেকে একেবারে মুছে যাবে, আর ফিরিয়ে আনা যাবে না। সরাবেন?',
    photoOf: 'ছবি',
    written: 'লেখা হয়েছে।',
    removed: 'একেবারে মুছে ফেলা হয়েছে।',
    none: 'সব নম্বর ও ছবির সম্মতি লেখা আছে।',
  },
  forget: 'পুরোনো নম্বর বদলের ইতিহাস থেকেও মুছে যাক (সম্মতি ফিরিয়ে নিলে)',
}

const en: typeof bn = {
  phoneHint: 'Everyone can see it on the site.',
  whose: 'Whose number is it?',
  owners: { office: 'The school’s', personal: 'A person’s own' },
  unanswered: 'Without this, a new number stays in the office and is not on the site.',
  consentOn: 'Consent given on',
  consentHint: 'The day on which the person agreed that the number is on the site.',
  photo: 'The person agreed that the photo is on the site',
  photoConsentOn: 'Consent to the photo given on',
  forgetPerson: 'Remove it from the history too (if consent was withdrawn)',
  list: {
    title: 'Consent not written down',
    lead: 'Nobody wrote down a consent to these numbers and photos. Everyone can see the earlier ones on the site; a new number stays in the office until you answer.',
    notShown: 'Not on the site yet',
    isOffice: 'The school’s number',
    agreed: 'There is consent',
    removePhone: 'Remove the number',
    removePhoto: 'Remove the photo',
    confirmPhone:
      'The number will be deleted from the site and from the history for good. Remove it?',
    confirmPhoto:
      'The photo will be deleted from the site and from the history for good. Remove it?',
    photoOf: 'Photo',
    written: 'Written down.',
    removed: 'Deleted for good.',
    none: 'Every number and photo has its consent written down.',
  },
  forget: 'Remove the old number from the history too (if consent was withdrawn)',
}

export const consentWords = { bn, en }
