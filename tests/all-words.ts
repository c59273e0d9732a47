import { bijoyWords } from '#src/office/form/bijoy-words.ts'
import { searchWords as officeSearchWords } from '#src/office/search/words.ts'
import { exportWords } from '#src/office/frame/export-words.ts'
import { draftNoteWords } from '#src/office/draft/draft-note-words.ts'
import { fileWords } from '#src/office/form/file-words.ts'
import { englishFoldWords } from '#src/office/form/english-fold-words.ts'
import { conflictWords } from '#src/office/form/conflict-words.ts'
import { sectionWords } from '#src/office/form/section-words.ts'
import { orderWords } from '#src/office/list/order-words.ts'
import { leftWords } from '#src/office/list/left-words.ts'
import { listWords as tableListWords } from '#src/office/list/list-words.ts'
import { tableFileWords } from '#src/office/list/table-file-words.ts'
import { draftWords } from '#src/features/overview/office/draft-words.ts'
import { noteWords } from '#src/features/overview/office/note-words.ts'
import { stepsWords } from '#src/features/overview/office/steps-words.ts'
import { welcomeWords } from '#src/features/overview/office/welcome-words.ts'
import { taskWords } from '#src/features/overview/office/task-words.ts'
import { weekWords } from '#src/features/overview/office/week/words.ts'
import { overviewWords } from '#src/features/overview/office/words.ts'
import { sentWords } from '#src/features/documents/office/publish/sent-words.ts'
import { mistakeWords } from '#src/features/documents/office/document/mistake-words.ts'
import { publishWords } from '#src/features/documents/office/publish/words.ts'
import { photoWords } from '#src/features/documents/office/photo-pages/words.ts'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { listWords } from '#src/features/documents/office/list/words.ts'
import { manyWords } from '#src/features/documents/office/many/words.ts'
import { pageWords } from '#src/features/documents/office/document/words.ts'
import { hiddenWords } from '#src/features/documents/office/hidden/words.ts'
import { calendarWords } from '#src/features/calendar/office/words.ts'
import { calendarFieldWords } from '#src/features/calendar/office/field-words.ts'
import { routineFieldWords } from '#src/features/routine/office/field-words.ts'
import { documentWords } from '#src/features/documents/office/words.ts'
import { albumWords } from '#src/features/galleries/office/albums/words.ts'
import { manyPhotoWords } from '#src/features/galleries/office/many/words.ts'
import { galleryWords } from '#src/features/galleries/office/words.ts'
import { officerWords } from '#src/features/people/office/words.ts'
import { consentWords } from '#src/features/people/office/consent-words.ts'
import { boardWords } from '#src/features/information/office/words.ts'
import { groupOfficeWords } from '#src/features/groups/office/words.ts'
import { siteWords } from '#src/features/profile/office/site-words.ts'
import { profileWords } from '#src/features/profile/office/words.ts'
import { tableWords } from '#src/district/console/words.ts'
import { oneSchoolWords, schoolListWords } from '#src/district/office/words.ts'
import { accountWords } from '#src/features/accounts/office/words.ts'
import { twoStepWords } from '#src/features/accounts/office/two-step-words.ts'
import { followingWords } from '#src/features/following/words.ts'
import { fileProblemWords, reasonWords } from '#src/features/moves/reason-words.ts'
import { moveWords } from '#src/features/moves/office/words.ts'
import { webhookWords } from '#src/features/following/office/webhook-words.ts'
import { followerWords } from '#src/features/following/office/words.ts'
import { redirectWords } from '#src/features/redirects/office/words.ts'
import { routineWords } from '#src/features/routine/office/words.ts'
import { studentCountWords } from '#src/features/student-counts/office/words.ts'
import { cardWords } from '#src/features/year/office/card-words.ts'
import { yearWords } from '#src/features/year/office/words.ts'
import { binWords } from '#src/features/bin/office/words.ts'
import { historyWords } from '#src/features/history/office/words.ts'
import { silentWords } from '#src/records/silent-words.ts'
import { ERROR_SENTENCES } from '#src/errors/sentences.ts'
import { bn, en } from '#src/words/public-words.ts'
import { closureWords } from '#src/words/closure-words.ts'
import { followWords } from '#src/features/following/public/words.ts'
import { informationWords } from '#src/features/information/public/words.ts'
import { groupWords } from '#src/features/groups/public/words.ts'
import { questionOfficeWords } from '#src/features/questions/office/words.ts'
import { questionWords } from '#src/features/questions/public/words.ts'
import { letterPaperWords } from '#src/features/documents/public/letter-words.ts'
import { schoolWords } from '#src/words/school-words.ts'
import { errorsBn } from '#src/words/errors-bn.ts'
import { noSchoolBn } from '#src/words/no-school-bn.ts'
import { staffBn, staffEn } from '#src/words/staff-words.ts'

/** The words of every file of texts, in both languages. */
export const ALL_WORDS = {
  'words/public-words.ts': { bn, en },
  'words/staff-words.ts': { bn: staffBn, en: staffEn },
  'words/errors-bn.ts': { bn: errorsBn, en: ERROR_SENTENCES },
  'words/no-school-bn.ts': { bn: noSchoolBn, en: ERROR_SENTENCES },
  'words/closure-words.ts': closureWords,
  'features/following/public/words.ts': followWords,
  'features/groups/public/words.ts': groupWords,
  'features/questions/public/words.ts': questionWords,
  'features/information/public/words.ts': informationWords,
  'features/documents/public/letter-words.ts': { bn: letterPaperWords, en: {} },
  'words/school-words.ts': schoolWords,
  'office/draft/draft-note-words.ts': draftNoteWords,
  'office/form/bijoy-words.ts': bijoyWords,
  'office/list/table-file-words.ts': tableFileWords,
  'office/list/left-words.ts': leftWords,
  'office/list/list-words.ts': tableListWords,
  'office/list/order-words.ts': orderWords,
  'features/overview/office/week/words.ts': weekWords,
  'features/overview/office/words.ts': overviewWords,
  'features/overview/office/draft-words.ts': draftWords,
  'features/overview/office/note-words.ts': noteWords,
  'features/overview/office/steps-words.ts': stepsWords,
  'features/overview/office/task-words.ts': taskWords,
  'features/overview/office/welcome-words.ts': welcomeWords,
  'office/search/words.ts': officeSearchWords,
  'office/frame/export-words.ts': exportWords,
  'office/form/conflict-words.ts': conflictWords,
  'office/form/english-fold-words.ts': englishFoldWords,
  'office/form/file-words.ts': fileWords,
  'office/form/section-words.ts': sectionWords,
  'features/documents/office/write/words.ts': writeWords,
  'features/documents/office/list/words.ts': listWords,
  'features/documents/office/many/words.ts': manyWords,
  'features/documents/office/document/words.ts': pageWords,
  'features/documents/office/hidden/words.ts': hiddenWords,
  'features/documents/office/words.ts': documentWords,
  'features/documents/office/publish/words.ts': publishWords,
  'features/documents/office/publish/sent-words.ts': sentWords,
  'features/documents/office/document/mistake-words.ts': mistakeWords,
  'features/documents/office/photo-pages/words.ts': photoWords,
  'features/calendar/office/words.ts': calendarWords,
  'features/calendar/office/field-words.ts': calendarFieldWords,
  'features/routine/office/field-words.ts': routineFieldWords,
  'features/moves/office/words.ts': moveWords,
  'features/moves/reason-words.ts': {
    bn: [reasonWords.bn, fileProblemWords.bn],
    en: [reasonWords.en, fileProblemWords.en],
  },
  'features/following/office/webhook-words.ts': webhookWords,
  'features/following/office/words.ts': followerWords,
  'features/redirects/office/words.ts': redirectWords,
  'features/routine/office/words.ts': routineWords,
  'features/following/words.ts': followingWords,
  'features/galleries/office/albums/words.ts': albumWords,
  'features/galleries/office/many/words.ts': manyPhotoWords,
  'features/galleries/office/words.ts': galleryWords,
  'features/people/office/words.ts': officerWords,
  'features/people/office/consent-words.ts': consentWords,
  'features/groups/office/words.ts': groupOfficeWords,
  'features/questions/office/words.ts': questionOfficeWords,
  'features/information/office/words.ts': boardWords,
  'features/profile/office/site-words.ts': siteWords,
  'features/profile/office/words.ts': profileWords,
  'district/console/words.ts': tableWords,
  'district/office/words.ts': {
    bn: [schoolListWords.bn, oneSchoolWords.bn],
    en: [schoolListWords.en, oneSchoolWords.en],
  },
  'features/accounts/office/words.ts': accountWords,
  'features/accounts/office/two-step-words.ts': twoStepWords,
  'features/student-counts/office/words.ts': studentCountWords,
  'features/year/office/card-words.ts': cardWords,
  'features/year/office/words.ts': yearWords,
  'features/bin/office/words.ts': binWords,
  'features/history/office/words.ts': historyWords,
  'records/silent-words.ts': { bn: [silentWords.bn], en: [silentWords.en] },
}

/** Every text. Functions are called with one, with several and with a word. */
export function sentences(words: object, given: string, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, leaf]: [string, unknown]): [string, string][] => {
    if (typeof leaf === 'string') return [[path + name, leaf]]
    if (typeof leaf === 'object') return sentences(leaf!, given, `${path}${name}.`)
    const say = leaf as (...values: unknown[]) => unknown
    return [1, 2, given].map((value) => [`${path}${name}()`, String(say(value, given, given))])
  })
}
