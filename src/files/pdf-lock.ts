import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runProgram } from '../base/run-program.ts'

const PROGRAM = `${import.meta.dirname}/pdf-lock-program.ts`
const WITHIN_MS = 30_000
/** Every encrypted PDF names its encryption, also in a compressed table of objects. */
const ENCRYPTION = '/Encrypt'

/**
 * Whether a PDF opens only with a password. Many are encrypted against changes and open without one.
 * A damaged PDF counts as open: browsers repair some of them.
 */
export async function isLocked(source: string): Promise<boolean> {
  if (!(await readFile(source)).includes(ENCRYPTION)) return false
  const end = await runProgram<{ isLocked: boolean }>([process.execPath, PROGRAM, source], {
    withinMs: WITHIN_MS,
    temporaryFolder: path.dirname(source),
  })
  return 'answer' in end && end.answer.isLocked
}
