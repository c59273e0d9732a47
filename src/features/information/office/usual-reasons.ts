import type { InformationKey } from '../../../content.ts'

/** The usual reason why an entry does not apply. The form begins with it, and staff can change it. */
export const USUAL_REASONS: Partial<
  Record<InformationKey, { notApplicable: string; notApplicableEnglish: string }>
> = {
  recognition: {
    notApplicable: 'সরকারি প্রতিষ্ঠানের ক্ষেত্রে প্রযোজ্য নয়।',
    notApplicableEnglish: 'Recognition does not apply to a government school.',
  },
  nationalisation: {
    notApplicable: 'বিদ্যালয়টি শুরু থেকেই সরকারি।',
    notApplicableEnglish: 'The school has been a government school from the start.',
  },
  committee: {
    notApplicable: 'সরকারি বিদ্যালয়ে ম্যানেজিং কমিটি নেই; প্রধান শিক্ষকের মাধ্যমে মাউশির অধীনে চলে।',
    notApplicableEnglish:
      'A government school has none; the head teacher runs it under the Directorate.',
  },
  'parent-teacher': {
    notApplicable: 'অভিভাবক শিক্ষক সমিতি এখনো গঠিত হয়নি।',
    notApplicableEnglish: 'The parent-teacher association has not been formed yet.',
  },
}
