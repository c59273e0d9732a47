import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { SHELL } from '../server-process.ts'

/** The last duration of each command that was not killed, by name. */
const usualMs: Record<string, number> = {}

/**
 * Runs a command of `scripts/` to its end.
 * @throws if it fails
 */
export async function runToEnd(
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<void> {
  const before = performance.now()
  const { code, errors } = await launch(script, args, settings).ended
  if (code !== 0) throw new Error(`${script} failed: ${errors}`)
  usualMs[script] = performance.now() - before
}

/**
 * Runs a command and kills it after `part` of its usual duration; then calls `alsoKill`.
 * @throws if it fails before that
 */
export async function runAndKill(
  script: string,
  args: string[],
  settings: Record<string, string>,
  part: number,
  alsoKill = async () => {},
): Promise<void> {
  const { child, ended } = launch(script, args, settings)
  const moment = pause((usualMs[script] ?? 1000) * part, undefined, { ref: false })
  await Promise.race([moment, ended])
  child.kill('SIGKILL')
  await alsoKill()
  const { code, errors } = await ended
  if (code !== 0 && code !== null) throw new Error(`${script} failed: ${errors}`)
}

function launch(script: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...SHELL, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close') as Promise<[number | null]>
  const ended = Promise.all([closed, text(child.stderr)]).then(([[code], errors]) => ({
    code,
    errors,
  }))
  return { child, ended }
}
