import { NICENESS, runProgram, taskCommand } from '../base/run-program.ts'
import { MAX_PAGES, type Reading } from './reading.ts'

/** The size of each file that it writes. */
const MAX_FILE_BYTES = 20e6
const MODULE = `${import.meta.dirname}/read.ts`

interface FileToRead {
  path: string
  mimeType: string
  /** Whether the pictures of its pages exist. Then only the text is read. */
  isPictured?: boolean
}

export interface ReadingTask extends FileToRead {
  /** A folder of this reading alone, for the pictures of pages and for temporary files. */
  folder: string
}

const LIMITS = {
  /** Public pages have priority, so that under load a page takes much longer. */
  withinMs: MAX_PAGES * 40_000,
  /** A dense or noisy page takes six seconds of processor time; slower machines need twice that. */
  cpuSeconds: MAX_PAGES * 12,
  /**
   * Node (26) reserves 600 MB at its start and uses 60 MB; a page takes less than 600 MB.
   */
  memoryBytes: 1.3e9,
}

/** A Word or Excel file of 30 MB of XML takes ten seconds. It has no pages to recognise. */
const OFFICE_CPU_SECONDS = 20

/**
 * Reads a document's text and makes pictures of its pages, in its own process with limits on
 * memory, time and files (docs/decisions/0039-reading.md). The caller reads one document at a time.
 * @throws only if the machine is the cause (full disk) or if the server is ending, never because of
 * the file
 */
export async function readDocument(
  file: FileToRead,
  folder: string,
  { ending, ...overrides }: Partial<typeof LIMITS> & { ending?: AbortSignal } = {},
): Promise<Reading> {
  const isOffice = file.mimeType.includes('officedocument')
  const limits = { ...LIMITS, ...(isOffice && { cpuSeconds: OFFICE_CPU_SECONDS }), ...overrides }
  const task: ReadingTask = { ...file, folder }
  const end = await runProgram<Reading>(
    taskCommand(MODULE, task, { niceness: NICENESS.unattended }),
    { ...limits, fileBytes: MAX_FILE_BYTES, temporaryFolder: folder, ending },
  )
  if ('answer' in end) return end.answer
  return {
    isRead: false,
    // A decoder that reaches the limit on memory crashes with another signal.
    problem: end.isTimedOut || end.signal === 'SIGXCPU' ? 'reading-too-long' : 'reading-too-large',
    cause: `The process was ended by ${end.signal}.`,
  }
}
