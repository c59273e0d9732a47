import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')
const FIRST_MIGRATION = 'src/database/migrations/0001-first.ts'

/** The first commit with the tables of version 1.0.0: the oldest version that can be updated. */
export function findOldest(): string {
  const added = ['log', '--diff-filter=A', '--format=%H', '--', FIRST_MIGRATION]
  const commits = execFileSync('git', added, { cwd: ROOT, encoding: 'utf8' })
  const [oldest] = commits.trim().split('\n').slice(-1)
  return oldest!
}

/**
 * Installs and builds a commit of this repository in a temporary folder, and returns the folder.
 * @throws if this clone does not have the commit
 */
export function checkOut(commit: string): string {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' })
  } catch {
    throw new Error(
      `This clone does not have the commit ${commit}. In a shallow clone, run: git fetch --unshallow --tags`,
    )
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pathshala-old-'))
  const archive = path.join(folder, 'source.tar')
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: ROOT })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: [...stdio] })
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: [...stdio] })
  return folder
}
