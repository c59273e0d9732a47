import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '..')
const MAX_WAIT_MS = 60_000

/**
 * Shell settings that a test's process inherits. With the compile cache it starts in two thirds of
 * the time.
 */
export const SHELL = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compile'),
}

/** The server in its own process. */
export interface ServerProcess {
  readonly pid: number
  /**
   * Output up to the first match.
   * @throws if the process ends without it, or does not print it within a minute
   */
  waitFor(wanted: RegExp): Promise<string>
  /** Its address, as soon as it listens. */
  url(): Promise<string>
  /** The exit status and all output, after it has ended. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; output: string; errors: string }>
}

const running = new Set<ChildProcess>()
// Without this, a run that fails halfway would leave its servers.
process.once('exit', killServers)

/** Ends every server that is still running. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Starts it on a free port, with only the given settings. */
export function startServer(
  settings: Record<string, string>,
  [command, ...args]: [string, ...string[]] = [process.execPath, 'server.ts'],
): ServerProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...SHELL, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const waitFor = (wanted: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        if (wanted.test(output)) finish(() => resolve(output))
      }
      const giveUp = (why: string) =>
        finish(() =>
          reject(new Error(`The server ${why} before it printed ${wanted}: ${output}${errors}`)),
        )
      const timer = setTimeout(giveUp, MAX_WAIT_MS, 'timed out')
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        child.stdout.off('data', check)
        settle()
      }
      child.stdout.on('data', check)
      void ended.then((code) => giveUp(`ended (${code})`))
      check()
    })
  return {
    pid: child.pid!,
    waitFor,
    async url() {
      return /Pathshala is at (\S+)/.exec(await waitFor(/Pathshala is at \S+\s/))![1]!
    },
    async end(signal) {
      if (signal) child.kill(signal)
      return { code: await ended, output, errors }
    },
  }
}
