import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bootDebian, type Debian, reasonAgainst } from './debian.ts'

/** What a walk through the documents on a new Debian 13 needs. */
const ROOT = path.join(import.meta.dirname, '../..')
const REPOSITORY = '/root/pathshala.git'

const failures: string[] = []
let debian: Debian

/** Boots a Debian, runs these steps on it, and says whether all checks were good. */
export async function walk(documents: string, steps: () => void): Promise<void> {
  const reason = reasonAgainst()
  if (reason) {
    console.log(`The installation cannot be tried here: ${reason}.`)
    return
  }
  debian = await bootDebian()
  try {
    putRepository()
    steps()
  } catch (error) {
    failures.push((error as Error).message)
  } finally {
    await debian.stop()
  }
  for (const failure of failures) console.error(`Failed: ${failure}`)
  console.log(
    failures.length === 0 ? `Every command of ${documents} works.` : `${failures.length} failed`,
  )
  process.exitCode = Math.min(1, failures.length)
}

/** This version of the software, as a repository that Debian can clone. */
function putRepository(): void {
  const target = path.join(debian.folder, REPOSITORY)
  execFileSync('git', ['clone', '--quiet', '--bare', ROOT, target])
  execFileSync('git', ['symbolic-ref', 'HEAD', 'refs/heads/main'], { cwd: target })
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  execFileSync('git', ['update-ref', 'refs/heads/main', head], { cwd: target })
}

/** Commits a change of one file to the repository. */
export function commit(file: string, change: (text: string) => string): void {
  const clone = mkdtempSync(path.join(tmpdir(), 'pathshala-commit-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@school.example', ...args], {
      cwd: clone,
    })
  git('clone', '--quiet', path.join(debian.folder, REPOSITORY), '.')
  const at = path.join(clone, file)
  writeFileSync(at, change(readFileSync(at, 'utf8')))
  git('commit', '--quiet', '--all', '--message', 'Change')
  git('push', '--quiet')
  rmSync(clone, { recursive: true })
}

/** The commands of a section of a document, one text for each block. */
export function blocksOf(heading: string, file = 'README.md'): string[] {
  const document = readFileSync(path.join(ROOT, file), 'utf8')
  const section = document.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!
  return [...section.matchAll(/^( *)```sh\n([^]*?)^ *```/gm)].map(([, indent, text]) =>
    text!
      .replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      .replace('<address of this repository>', REPOSITORY),
  )
}

export function putFile(name: string, text: string): void {
  writeFileSync(path.join(debian.folder, name), text)
}

export function run(command: string, environment?: Record<string, string>) {
  return debian.run(command, environment)
}

export function expectSuccess(command: string, environment?: Record<string, string>): string {
  const { status, output } = run(`set -e; ${command}`, environment)
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output.slice(-2000)}`)
  return output
}

export function check(what: string, isTrue: boolean): void {
  console.log(`${isTrue ? 'ok' : 'FAILED'}: ${what}`)
  if (!isTrue) failures.push(what)
}
