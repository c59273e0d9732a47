import { readFile } from 'node:fs/promises'
import { becomeBackground, NICENESS, printAnswer } from '../../base/child-program.ts'
import type { CleanAnswer } from './clean-page.ts'

/** The program that cleans a page. Its argument is the path; it prints the cleaned page. */

becomeBackground(NICENESS.awaited)
const { cleanTeacherHtml, TooComplex } = await import('./clean-teacher-page.ts')

await printAnswer<CleanAnswer>(
  async () => ({ html: cleanTeacherHtml(await readFile(process.argv[2]!, 'utf8')) }),
  (error) => (error instanceof TooComplex ? { html: null } : undefined),
)
