import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { ROOT } from './site.ts'

const PAGE = path.join(ROOT, 'docs/performance.md')
const BEGIN = '<!-- bench: written by npm run bench -- --write -->'
const END = '<!-- /bench -->'

/** One sentence with the date and the machine. */
export function describeRun(generator: string): string {
  const date = new Date().toISOString().slice(0, 10)
  const cores = cpus()
  return `${date}, ${cores[0]?.model.trim()}, ${cores.length} cores, Node ${process.versions.node}, load by ${generator}.`
}

/** @throws if the markers of the table are missing */
export async function writeToDocs(report: string): Promise<void> {
  await writeFile(PAGE, putBetween(await readFile(PAGE, 'utf8'), report))
}

export function putBetween(text: string, report: string): string {
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`docs/performance.md lacks ${BEGIN} … ${END}.`)
  return `${text.slice(0, begin + BEGIN.length)}\n${report}\n${text.slice(end)}`
}
