import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { nginxVersion } from './nginx-peer.ts'
import { ROOT } from './site.ts'

const README = path.join(ROOT, 'README.md')
const BEGIN = '<!-- bench: written by npm run bench -- --write -->'
const END = '<!-- /bench -->'

/** When and on what: a sentence. */
export async function describeRun(generator: string): Promise<string> {
  const date = new Date().toISOString().slice(0, 10)
  const cores = cpus()
  const peer = (await nginxVersion()) ?? 'no nginx (bare node:http instead)'
  return `${date}, ${cores[0]?.model.trim()}, ${cores.length} cores, Node ${process.versions.node}, ${peer}, load by ${generator}.`
}

/** @throws where the README has lost the place of the table */
export async function writeToReadme(report: string): Promise<void> {
  await writeFile(README, putBetween(await readFile(README, 'utf8'), report))
}

export function putBetween(text: string, report: string): string {
  const begin = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (begin < 0 || end < begin) throw new Error(`README.md lacks ${BEGIN} … ${END}.`)
  return `${text.slice(0, begin + BEGIN.length)}\n${report}\n${text.slice(end)}`
}
