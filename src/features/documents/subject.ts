import { DOCUMENT_KINDS, type DocumentKind, forEachKey } from '../../content.ts'
import { nameOfPath, nameOfPicture } from '../../files/stored-name.ts'
import { recordSubject, type Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../request/school.ts'
import { type DocumentRecord, earlierDocument, type StoredChange } from './schema.ts'

export const documentSubject =
  (kind: DocumentKind) =>
  ({ [kind]: store }: Stores) => ({
    ...recordSubject<StoredChange, DocumentRecord>(kind, earlierDocument, store),
    fieldsOf,
  })

/** The fields that people change. The other fields follow from them, or change automatically. */
function fieldsOf(record: DocumentRecord) {
  const { pages, attachments, offerFile } = record
  const { filePath, fileName } = record.keptFile ?? record
  const english = attachments.find((attachment) => attachment.filePath === record.fileEnglish)
  const files = {
    file: filePath && nameOfPath(filePath),
    fileName,
    offerFile,
    pages: pages.map(nameOfPicture),
    attachments: attachments.map(named),
    fileEnglish: english ? named(english) : null,
  }
  const {
    _id,
    version,
    title,
    titleEnglish,
    text,
    textEnglish,
    textSource,
    topic,
    date,
    state,
    letter,
  } = record
  const { publishAt, endsAt, pinnedUntil } = record
  const draft = state === 'draft'
  const { outdatedText, textDiffers, textCorrectedAt } = record
  const texts = { text, textSource, outdatedText, textDiffers, textCorrectedAt }
  const written = { title, titleEnglish, ...texts, textEnglish, topic, date, letter }
  return { _id, version, ...files, ...written, draft, publishAt, endsAt, pinnedUntil }
}

const named = ({ filePath, fileName }: DocumentRecord['attachments'][number]) => ({
  _id: nameOfPath(filePath),
  fileName,
})

export const documentUndos: Undos<DocumentKind> = forEachKey(DOCUMENT_KINDS, (kind) => ({
  subject: documentSubject(kind),
}))
