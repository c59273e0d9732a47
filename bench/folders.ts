import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Creates an empty folder that is removed when the run ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-bench-'))
  made.push(folder)
  return folder
}

export async function copyOf(folder: string): Promise<string> {
  const copy = await newFolder()
  await cp(folder, copy, { recursive: true })
  return copy
}
