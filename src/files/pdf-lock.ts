import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runProgram, taskCommand } from '../base/run-program.ts'

const MODULE = `${import.meta.dirname}/pdf-lock-work.ts`
const WITHIN_MS = 30_000
/** Every encrypted PDF contains this name, even if its table of objects is compressed. */
const ENCRYPTION = '/Encrypt'

/**
 * Whether a PDF opens only with a password. Many encrypted PDFs open without a password and only
 * forbid changes. A damaged PDF counts as open, because browsers repair some of them.
 */
export async function isLocked(source: string): Promise<boolean> {
  if (!(await readFile(source)).includes(ENCRYPTION)) return false
  const end = await runProgram<{ isLocked: boolean }>(taskCommand(MODULE, source), {
    withinMs: WITHIN_MS,
    temporaryFolder: path.dirname(source),
  })
  return 'answer' in end && end.answer.isLocked
}
