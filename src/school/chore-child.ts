import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { changeBackupState } from '../backup/state/state.ts'
import { nowIso } from '../base/clock.ts'
import type { SchoolSettings, StorageSettings } from '../base/settings.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/chore.ts')

/** With these flags, scripts/serve.sh limits the memory of the server. Its chores need less too. */
const MEMORY_FLAGS = process.execArgv.filter((flag) =>
  /^--(max-semi-space-size|heap-growing-percent)=/.test(flag),
)

/** A task of `scripts/chore.ts`. It uses these settings and not those of its environment. */
export interface ChoreTask {
  chore: 'backup' | 'push' | 'sweep' | 'undo'
  /** The server's time, ISO 8601 UTC. A new process cannot notice that the clock was set. */
  at: string
  settings: StorageSettings &
    Pick<SchoolSettings, 'publicUrl' | 'pushHosts' | 'keptBackups' | 'placeInDistrict'>
}

export interface ChoreAnswer {
  /** Of a backup: whether it was made. */
  hasResult?: boolean
  problem?: string
}

export function taskOf(chore: ChoreTask['chore'], school: SchoolSettings): ChoreTask {
  // Other settings, such as the first password, stay here.
  const { dataDir, databaseUrl, filesUrl, s3Endpoint, timeZone } = school
  const { publicUrl, pushHosts, keptBackups, placeInDistrict } = school
  const storage = { dataDir, databaseUrl, filesUrl, s3Endpoint, timeZone }
  const more = { publicUrl, pushHosts, keptBackups, ...(placeInDistrict && { placeInDistrict }) }
  return { chore, at: nowIso(), settings: { ...storage, ...more } }
}

/** One process of the lowest priority that runs tasks, one after the other. */
export interface ChoreChild {
  /** @throws Error with the problem of the task */
  run(task: ChoreTask): Promise<ChoreAnswer>
}

/**
 * The process starts with the first task, and again with the next one if it has crashed. It ends with
 * the work.
 */
export async function withChoreChild<T>(
  ending: AbortSignal,
  work: (child: ChoreChild) => Promise<T>,
): Promise<T> {
  let child: ReturnType<typeof start> | undefined
  const stop = () => child?.stop()
  ending.addEventListener('abort', stop)
  try {
    return await work({
      async run(task) {
        // If the signal is aborted already, its event does not come again.
        ending.throwIfAborted()
        child ??= start()
        // A task can contain a password. Other users of the machine could read it in an argument.
        child.input.write(`${JSON.stringify(task)}\n`)
        const { value } = await child.answers.next()
        if (value === undefined) {
          const [code, signal] = await child.ended
          child = undefined
          throw new Error(`Its process has ended with ${code ?? signal}.`)
        }
        const answer = JSON.parse(value) as ChoreAnswer
        if (answer.problem !== undefined) throw new Error(answer.problem)
        return answer
      },
    })
  } finally {
    ending.removeEventListener('abort', stop)
    // The process ends when its input closes.
    child?.input.end()
  }
}

/**
 * Makes a nightly backup, if the content has changed. The state of the backups notes a failure.
 * Returns whether a backup was made.
 */
export async function backUp(
  child: ChoreChild,
  settings: SchoolSettings,
  ending: AbortSignal,
): Promise<boolean> {
  try {
    return (await child.run(taskOf('backup', settings))).hasResult === true
  } catch (error) {
    const lastFailure = { at: nowIso(), message: (error as Error).message }
    // On a full disk, writing this note fails too. The log still gets the error.
    await Promise.allSettled([
      ending.aborted || changeBackupState(settings.dataDir, { lastFailure }),
    ])
    throw error
  }
}

function start() {
  // A crash writes its reason into the server's log.
  const child = spawn(process.execPath, [...MEMORY_FLAGS, SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Its output ends then, too.
  child.on('error', ({ message }) => console.error(`${SCRIPT} cannot be started: ${message}`))
  child.stdin.on('error', () => undefined)
  return {
    input: child.stdin,
    ended: new Promise<[code: number | null, signal: string | null]>((resolve) => {
      child.once('close', (code, signal) => resolve([code, signal]))
    }),
    answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    stop: () => child.kill(),
  }
}
