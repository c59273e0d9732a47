import { expressionBuilder } from 'kysely'
import type { Tables } from '../../database/database.ts'
import { plainTextOf } from './markdown/plain-text.ts'
import type { DocumentRow } from './record.ts'
import type { StoredChange } from './schema.ts'
import { isPublic } from './states.ts'
import type { TextSource } from './table.ts'

/** The columns of a text that a person wrote. */
export function typedText(text: string) {
  return { text, textSource: text === '' ? null : ('typed' as const), doubts: '[]' }
}

/** No text, and no question about one. */
const WITHOUT_TEXT = {
  ...typedText(''),
  outdatedText: null,
  textDiffers: 0,
  textCorrectedAt: null,
}

/** What the text after a change depends on. */
type TextBefore = Pick<
  DocumentRow,
  'text' | 'textSource' | 'outdatedText' | 'textDiffers' | 'textCorrectedAt' | 'state' | 'file'
>

/** The columns of the text after a change. `file` is the file after it, null without one. */
export function textColumns(
  before: TextBefore,
  change: StoredChange,
  file: string | null,
  now: string,
) {
  const { text = before.text, textSource } = change
  const isOther = file !== before.file && !change.hasSameContent
  if (isOther && text === before.text) return textOfNewFile(before, change, file)
  if (textSource !== undefined) return setBackText(text, textSource, change)
  if (change.text !== undefined) return writtenText(before, text, change, now)
  return answers(before, change)
}

/**
 * A text belongs to its file. A text that was read leaves with it. A checked text leaves all public
 * places until staff say whether it is also that of the new file.
 */
function textOfNewFile(before: TextBefore, { fileText }: StoredChange, file: string | null) {
  const { text, textSource, outdatedText } = before
  const isTyped = textSource === 'typed'
  // Without another paper, nothing contradicts the text.
  if (isTyped && (before.file === null || file === null)) return {}
  const checked = isTyped ? text : outdatedText
  if (checked === null || fileText === 'read') return WITHOUT_TEXT
  if (fileText === 'keep') return { ...typedText(checked), outdatedText: null, textDiffers: 0 }
  return { ...typedText(''), outdatedText: checked, textDiffers: 0 }
}

/** A text of an earlier time, with its questions. If it equals the present text, the doubts stay. */
function setBackText(text: string, textSource: TextSource | null, change: StoredChange) {
  const row = expressionBuilder<Tables, 'document'>()
  const doubts = row.case().when('text', '=', text).then(row.ref('doubts')).else('[]').end()
  const { outdatedText, textDiffers, textCorrectedAt } = change
  return {
    text,
    textSource,
    doubts,
    ...(outdatedText !== undefined && { outdatedText }),
    ...(textDiffers !== undefined && { textDiffers: Number(textDiffers) }),
    ...(textCorrectedAt !== undefined && { textCorrectedAt }),
  }
}

/** Another wording of a checked text is a correction that the file has not got. */
function writtenText(before: TextBefore, text: string, change: StoredChange, now: string) {
  if (text === '') return WITHOUT_TEXT
  const isChecked = before.textSource === 'typed' && before.file !== null
  const isCorrected = isChecked && wordsOf(before.text) !== wordsOf(text)
  return {
    ...typedText(text),
    outdatedText: null,
    ...(isCorrected && { textDiffers: 1, ...(isPublic(before.state) && { textCorrectedAt: now }) }),
    ...(change.textDiffers === false && answers(before, change)),
  }
}

/** If the file always said the same as the text, a mistake of reading was mended, and nothing was corrected. */
function answers(before: TextBefore, { textDiffers, outdatedText }: StoredChange) {
  return {
    ...(outdatedText === null && { outdatedText }),
    ...(textDiffers === false && {
      textDiffers: 0,
      textCorrectedAt: before.textDiffers === 1 ? null : before.textCorrectedAt,
    }),
  }
}

function wordsOf(text: string): string {
  return plainTextOf({ text, textSource: 'typed' })
    .replace(/[\s,;]+/g, ' ')
    .trim()
}
