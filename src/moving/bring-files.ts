import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Problem } from '../errors/classes.ts'
import { kindOf, prepare, type PreparedFile, type Purpose } from '../files/files.ts'
import { discard, type IncomingFile as ReceivedFile, receive } from '../files/incoming.ts'
import type { IncomingFile } from './incoming.ts'
import { IncomingFileError, isAbsent } from './incoming-file-error.ts'
import type { Report } from './report.ts'

/** Files that are ready to be stored. Call `discard` when the record is written or refused. */
export interface BroughtFiles {
  prepared: PreparedFile[]
  /** The names of the files that were not imported. */
  lacking: string[]
  discard(): Promise<void>
}

interface Bringing {
  purpose: Purpose
  folder: string
  maxBytes: number
  report: Report
}

/** Receives files by the rules of uploads. A file that is refused is in the report. */
export async function bringFiles(
  files: IncomingFile[],
  { purpose, folder, maxBytes, report }: Bringing,
): Promise<BroughtFiles> {
  const received: ReceivedFile[] = []
  const prepared: PreparedFile[] = []
  const lacking: string[] = []
  const discardAll = async () => void (await Promise.all(received.map(discard)))
  try {
    for (const file of files) {
      const result = await attempt(file, report, async () => {
        const upload = await receiveFile(file, folder, maxBytes)
        received.push(upload)
        return prepare(upload, purpose)
      })
      if (result) {
        prepared.push(result)
        report.addFile(result.file.fileSize)
      } else lacking.push(file.name)
    }
  } catch (error) {
    await discardAll()
    throw error
  }
  return { prepared, lacking, discard: discardAll }
}

/** The names of the files that cannot be imported. No file is stored. */
export async function checkFiles(
  files: IncomingFile[],
  { purpose, maxBytes, report }: Omit<Bringing, 'folder'>,
): Promise<string[]> {
  const lacking: string[] = []
  for (const file of files) {
    const found = await attempt(file, report, async () => {
      if (file.askSize) return { size: await file.askSize() }
      // Another user of this machine cannot write into a folder that has a fixed name.
      const folder = await mkdtemp(path.join(tmpdir(), 'move-in-'))
      try {
        const upload = await receiveFile(file, folder, maxBytes)
        await kindOf(upload, purpose)
        return { size: upload.size }
      } finally {
        await rm(folder, { recursive: true })
      }
    })
    if (found) report.addFile(found.size)
    else lacking.push(file.name)
  }
  return lacking
}

async function receiveFile(
  file: IncomingFile,
  folder: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  const upload = await receive(await file.open(), file.name, folder)
  if (upload.size <= maxBytes) return upload
  await discard(upload)
  const megabytes = maxBytes / 1024 / 1024
  throw new IncomingFileError('too-large', { url: file.name, megabytes })
}

/** Undefined for a file that is refused; any other failure, such as a full disk, ends the run. */
async function attempt<T>(
  { name, address }: IncomingFile,
  report: Report,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof IncomingFileError) && !(error instanceof Problem)) throw error
    if (isAbsent(error)) report.missFile(address)
    else report.refuseFile(name, error)
    return undefined
  }
}
