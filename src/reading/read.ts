import { readFile } from 'node:fs/promises'
import { cleanText } from '@pathshala/bengali/clean-text'
import { withSigns } from '../words/signs.ts'
import type { ReadingTask } from './read-document.ts'
import { cut } from './paragraphs.ts'
import type { Reading } from './reading.ts'
import type { Recognise } from './recognition.ts'

export { refusalOf } from './reading.ts'

/** Runs in the reading process. Loads only what a file of this type needs. */
export async function run(task: ReadingTask): Promise<Reading> {
  const { path, mimeType, isPictured } = task
  const folder = isPictured ? undefined : task.folder
  if (mimeType === 'application/pdf') {
    const { readPdf } = await import('./read-pdf.ts')
    return readPdf(await readFile(path), folder, recognition)
  }
  if (mimeType.startsWith('image/')) {
    const { readPhoto } = await import('./read-photo.ts')
    return readPhoto(path, folder, recognition)
  }
  const { text } = cut(cleanText(withSigns(await readOffice(path, mimeType))))
  return {
    isRead: true,
    pageCount: null,
    pages: [],
    text,
    source: text ? 'file' : null,
    layout: 'text',
    doubts: [],
  }
}

let started: Promise<Recognise> | undefined

async function recognition(): Promise<Recognise> {
  const { startRecognition } = await import('./recognition.ts')
  return (started ??= startRecognition())
}

async function readOffice(path: string, mimeType: string): Promise<string> {
  if (mimeType.endsWith('.document')) return (await import('./read-docx.ts')).readDocx(path)
  return (await import('./read-xlsx.ts')).readXlsx(path)
}
