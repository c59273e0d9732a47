import type { HiddenPart } from '../files/hidden-part.ts'
import { DOCX, PDF, XLSX } from '../files/kinds.ts'
import { runFileTask } from '../files/pictures/process.ts'
import type { Inspection, InspectionTask } from './hidden-parts.ts'

const MODULE = `${import.meta.dirname}/hidden-parts.ts`
/** Thirty pages take four seconds, and a workbook of 30 MB of XML ten. A clerk waits for it. */
const LIMITS = { withinMs: 20_000, memoryBytes: 1.3e9 }

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
): Promise<HiddenPart[] | undefined> {
  if (!INSPECTED.includes(mimeType)) return undefined
  const task: InspectionTask = { source, mimeType }
  const answer = await runFileTask<Inspection>(MODULE, task, LIMITS)
  return 'parts' in answer ? answer.parts : undefined
}
