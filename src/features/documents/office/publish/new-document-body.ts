import { browserError } from '../../../../errors/browser-errors.ts'
import { MAX_FILES } from '../../../../files/max-files.ts'
import { ConnectionLost } from '../../../../office/connection/api-client.ts'
import { CodeReplaced, fetchPart } from '../../../../office/connection/screen-code.ts'
import {
  InputProblem,
  requireFilled,
  type Required,
} from '../../../../office/form/input-problem.ts'
import type { Beginning } from './begin-choice.tsx'
import { emptyLetter, type LetterValues, requiredOfLetter, toLetter } from './letter-values.ts'
import type { PhotoPage } from '../photo-pages/page-edit.ts'
import {
  type Instants,
  instantsOf,
  missingTimes,
  NO_TIME_VALUES,
  pastTimes,
  type TimeValues,
} from './time-values.ts'

export interface NewDocumentValues extends TimeValues {
  title: string
  topic: string
  /** Whether followers are told. */
  isNotified: boolean
  text: string
  isLetter: boolean
  letter: LetterValues
  files: File[]
  pages: PhotoPage[]
}

export const NEW_DOCUMENT: NewDocumentValues = {
  ...NO_TIME_VALUES,
  title: '',
  topic: '',
  isNotified: true,
  text: '',
  isLetter: false,
  letter: emptyLetter,
  files: [],
  pages: [],
}

/** The way to begin that fits the content of a draft. */
export function beginningOf({ pages, text }: NewDocumentValues): Beginning {
  if (pages.length > 0) return 'photo'
  // A written document can also have files, but the form sends only the fields that it shows.
  return text.trim() === '' ? 'file' : 'text'
}

/** @throws InputProblem if a field is empty that the way to begin requires */
export function requireDocument(
  values: NewDocumentValues,
  begin: Beginning,
  timeZone: string,
): void {
  const content = {
    photo: { file: values.pages.length > 0 ? 'chosen' : undefined },
    file: { file: values.files[0] },
    text: { text: values.text, ...(values.isLetter && requiredFieldsOf(values.letter)) },
  }
  // In the order of the fields on the screen.
  requireFilled({
    title: values.title,
    ...content[begin],
    ...missingTimes(values, timeZone),
  })
  refusePast(instantsOf(values, timeZone))
}

/**
 * Refuses past times before the files are sent, which can take minutes.
 * @throws InputProblem
 */
export function refusePast(times: Parameters<typeof pastTimes>[0]): void {
  const past = pastTimes(times)
  if (past.length > 0) throw new InputProblem(past.map((name) => browserError(name, 'past')))
}

/** A letter without a memo number and a signatory would be published as a plain text. */
function requiredFieldsOf(letter: LetterValues): Required {
  return { 'letter.memoNumber': letter.memoNumber, ...requiredOfLetter(letter) }
}

/** The body for the API. It contains only the fields that the chosen way to begin shows. */
export async function bodyOf(
  values: NewDocumentValues,
  begin: Beginning,
  { timeZone, isDraft }: { timeZone: string; isDraft: boolean },
): Promise<FormData> {
  const body = new FormData()
  body.set('title', values.title)
  body.set('topic', values.topic)
  if (begin === 'text') {
    body.set('text', values.text)
    if (values.isLetter) body.set('letter', JSON.stringify(toLetter(values.letter)))
  }
  const times = instantsOf(values, timeZone)
  for (const name of Object.keys(times) as (keyof Instants)[]) {
    const time = times[name]
    if (time) body.set(name, time)
  }
  if (isDraft) body.set('draft', 'true')
  else if (begin !== 'photo' && values.files.length > 0) body.set('ifHidden', 'ask')
  if (!values.isNotified) body.set('notifyFollowers', 'false')
  return begin === 'photo' ? appendPages(body, values) : appendFiles(body, values.files)
}

/**
 * Sends pictures in full size, because small print would be lost in a smaller picture.
 * @throws InputProblem if there are more files than one call takes
 */
export function appendFiles(body: FormData, files: File[]): FormData {
  refuseTooMany(files)
  for (const file of files) body.append('file', file)
  return body
}

async function appendPages(body: FormData, { pages, title }: NewDocumentValues): Promise<FormData> {
  refuseTooMany(pages)
  const { editedPhoto } = await loadPhotoCode()
  for (const [index, page] of pages.entries()) {
    // Visitors download the paper by this name.
    const name = index === 0 ? title.trim() : `${title.trim()} ${index + 1}`
    const photo = await editedPhoto(page)
    const ending = page.isUnshown ? 'heic' : 'jpg'
    // The time is constant, so that a second attempt sends the same bytes.
    const options = { type: photo.type, lastModified: 0 }
    body.append('file', new File([photo], `${name}.${ending}`, options))
  }
  body.set('photographed', 'true')
  return body
}

function refuseTooMany(files: readonly unknown[]): void {
  if (files.length <= MAX_FILES) return
  throw new InputProblem([browserError('file', 'too-many-files', { max: MAX_FILES })])
}

/** @throws CodeReplaced, or ConnectionLost if the clerk does not wait for the connection */
function loadPhotoCode() {
  return fetchPart(() => import('../photo-pages/shrink-photo.ts')).catch((error: unknown) => {
    throw error instanceof CodeReplaced ? error : new ConnectionLost()
  })
}
