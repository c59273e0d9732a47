import { FOLLOW_PATH } from './address.ts'
import type { FindAnnouncement } from './announcement.ts'
import { followingWords } from './words.ts'

/** The first message of a phone, and the test message of staff. */
export const findOwnAnnouncement: FindAnnouncement = async ({ site }, { reason }) => {
  const { schoolName, schoolNameEnglish } = await site.find()
  const { bn, en } = followingWords
  const schoolInEnglish = schoolNameEnglish || schoolName
  return {
    words:
      reason === 'test'
        ? {
            bn: { title: bn.test.title, text: bn.test.text(schoolName) },
            en: { title: en.test.title, text: en.test.text(schoolInEnglish) },
          }
        : {
            bn: { title: bn.welcome.title(schoolName), text: bn.welcome.text },
            en: { title: en.welcome.title(schoolInEnglish), text: en.welcome.text },
          },
    path: FOLLOW_PATH,
    tag: 'following',
    lastDay: null,
    record: {},
  }
}
