import { readFile } from 'node:fs/promises'
import { cleanText } from '../clean-text.ts'
import type { ReadingTask } from './read-document.ts'
import { cut } from './paragraphs.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readPhoto } from './read-photo.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Reading } from './reading.ts'
import { type Recognise, startRecognition } from './recognition.ts'

/** Runs in the reading process. */
export async function read(task: ReadingTask): Promise<Reading> {
  const { path, mimeType, isPictured } = task
  const folder = isPictured ? undefined : task.folder
  let started: Promise<Recognise> | undefined
  // Office files need no recognition.
  const recognition = () => (started ??= startRecognition())
  if (mimeType === 'application/pdf') return readPdf(await readFile(path), folder, recognition)
  if (mimeType.startsWith('image/')) return readPhoto(path, folder, recognition)
  const raw = await (mimeType.endsWith('.document') ? readDocx(path) : readXlsx(path))
  const { text } = cut(cleanText(raw))
  return {
    isRead: true,
    pageCount: null,
    pages: [],
    text,
    source: text ? 'file' : null,
    doubts: [],
  }
}
