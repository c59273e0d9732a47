import { NICENESS } from '../base/run-program.ts'
import { type HiddenPart, namesAuthors } from '../files/hidden-part.ts'
import { DOCX, PDF, XLSX } from '../files/kinds.ts'
import { runFileTask } from '../files/pictures/process.ts'
import type { Inspection, InspectionTask } from './hidden-parts.ts'

const MODULE = `${import.meta.dirname}/hidden-parts.ts`
type Limits = Parameters<typeof runFileTask>[2]

const MEMORY_BYTES = 1.3e9
/** Thirty pages take four seconds, and a workbook of 30 MB of XML ten. A clerk waits for it. */
const AWAITED: Limits = { withinMs: 20_000, memoryBytes: MEMORY_BYTES }
/** On a busy machine, a process of the lowest priority gets little time. */
export const UNATTENDED: Limits = {
  withinMs: 60_000,
  memoryBytes: MEMORY_BYTES,
  niceness: NICENESS.unattended,
}

/** The kinds of files that can be looked through. */
export const INSPECTED = [PDF, DOCX, XLSX].map(({ mimeType }) => mimeType)

/**
 * What a file contains and its page does not show, in the queue of pictures. Undefined for files of
 * other kinds, and for a file that is damaged or takes too long: nobody can say what it hides.
 * @throws if the machine is the cause and not the file
 */
export async function inspectFile(
  source: string,
  mimeType: string,
  limits = AWAITED,
): Promise<HiddenPart[] | undefined> {
  if (!INSPECTED.includes(mimeType)) return undefined
  return inspect({ source, mimeType }, limits)
}

/**
 * Writes a copy without the names in its description, beside the file, and looks through it.
 * Undefined if a name would stay, or for a file that is damaged or takes too long.
 * @throws if the machine is the cause and not the file
 */
export async function copyWithoutNames(
  source: string,
  mimeType: string,
): Promise<{ path: string; parts: HiddenPart[] } | undefined> {
  const unnamedCopy = `${source}-unnamed`
  const parts = await inspect({ source, mimeType, unnamedCopy })
  return parts && !namesAuthors(parts) ? { path: unnamedCopy, parts } : undefined
}

async function inspect(task: InspectionTask, limits = AWAITED): Promise<HiddenPart[] | undefined> {
  const answer = await runFileTask<Inspection>(MODULE, task, limits)
  return 'parts' in answer ? answer.parts : undefined
}
