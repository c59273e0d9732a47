import { cardUrl } from '../../content.ts'
import { joinFilled } from '../../search/listed.ts'
import { languageOfText, type Language, pathIn, recordIn } from '../../words/language.ts'
import type { DocumentRecord } from './schema.ts'

type English = Pick<DocumentRecord, 'titleEnglish'> &
  Partial<Pick<DocumentRecord, 'textEnglish' | 'fileEnglish'>>

/** Staff wrote it for the page. The official letter and its corrections are those of the Bengali text. */
const WRITTEN = { textSource: 'typed', letter: null, textCorrectedAt: null }

/**
 * The document as a page in this language shows it. Each place that shows a document to visitors
 * asks this function.
 */
export function documentIn<Document extends English>(
  language: Language,
  document: Document,
): Document {
  if (language === 'bn') return document
  return {
    ...recordIn(language, document),
    ...(document.textEnglish && WRITTEN),
    ...(document.fileEnglish && englishFile(document as Document & WithFiles)),
  }
}

type WithFiles = Omit<DocumentRecord, 'attachments'> & Partial<Pick<DocumentRecord, 'attachments'>>

/** The English paper changes places with the Bengali one, whose pages are not shown. */
function englishFile(document: WithFiles): Partial<DocumentRecord> {
  const { filePath, fileName, fileSize, mimeType, fileEnglish, attachments } = document
  const file = {
    filePath: fileEnglish,
    fileSize: document.fileSizeEnglish,
    pageCount: null,
    ...(isOfOtherPaper(document) && { text: '' }),
  }
  if (!attachments) return file
  const others = attachments.filter((attachment) => attachment.filePath !== fileEnglish)
  const own = { filePath: filePath!, fileName: fileName!, fileSize: fileSize!, mimeType: mimeType! }
  return { ...file, pages: [], attachments: filePath === null ? others : [own, ...others] }
}

/** The text was read from the Bengali paper, which the English one replaces. */
function isOfOtherPaper({
  fileEnglish,
  textEnglish,
  textSource,
}: Pick<DocumentRecord, 'fileEnglish' | 'textEnglish' | 'textSource'>): boolean {
  return fileEnglish !== null && textEnglish === '' && textSource !== 'typed'
}

/** The path of the preview picture that a page in this language names. */
export function cardPath(
  { url, titleEnglish }: Pick<DocumentRecord, 'url' | 'titleEnglish'>,
  language: Language,
): string {
  return cardUrl(titleEnglish === '' ? url : pathIn(language, url))
}

/** Whether an English page says that the document is in Bengali. */
export function isInBengali({
  title,
  text,
  textSource,
  textEnglish,
  fileEnglish,
}: Pick<DocumentRecord, 'title' | 'text' | 'textSource' | 'textEnglish' | 'fileEnglish'>): boolean {
  if (textEnglish !== '' || (text === '' && fileEnglish !== null)) return false
  if (isOfOtherPaper({ fileEnglish, textEnglish, textSource })) return false
  return [title, text].some((one) => languageOfText(one) === 'bn')
}

/** The title in both languages. The search finds a document by the words of both. */
export function bothTitles({
  title,
  titleEnglish,
}: Pick<DocumentRecord, 'title' | 'titleEnglish'>): string {
  return joinFilled([title, titleEnglish], '\n')
}

/** The text in both languages. */
export function bothTexts({
  text,
  textEnglish,
}: Pick<DocumentRecord, 'text' | 'textEnglish'>): string {
  return joinFilled([text, textEnglish], '\n\n')
}
