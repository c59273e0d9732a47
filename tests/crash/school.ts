import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerProcess, startServer } from '../server-process.ts'
import { check } from './check.ts'
import type { Session } from './clerks.ts'
import { Ledger } from './ledger.ts'

const PASSWORD = 'a long crash password'

export interface Running {
  server: ServerProcess
  session: Session
}

/** A site whose server is killed repeatedly, and its known state. */
export class School {
  readonly ledger = new Ledger()
  readonly dataDir: string
  readonly faults: string[] = []
  filesCompared = 0
  /** Unanswered writes that took effect. */
  tookEffect = 0
  /** Time from each start after a crash to the first answered page. */
  readonly startsMs: number[] = []
  #token: string | undefined
  #wasKilled = false

  constructor(dataDir: string) {
    this.dataDir = dataDir
  }

  static async open(): Promise<School> {
    return new School(await newFolder())
  }

  get settings(): Record<string, string> {
    return {
      DATA_DIR: this.dataDir,
      SAMPLE_CONTENT: 'off',
      READING: 'off',
      ADMIN_PASSWORD: PASSWORD,
    }
  }

  async start(more: Record<string, string> = {}): Promise<Running> {
    const before = performance.now()
    const server = startServer({ ...this.settings, ...more })
    const url = await server.url()
    const response = await fetch(url)
    await response.arrayBuffer()
    if (this.#wasKilled) this.startsMs.push(performance.now() - before)
    if (!response.ok) this.faults.push(`the first page after a start answered ${response.status}`)
    this.#token ??= await signIn(url)
    return { server, session: { url, token: this.#token, password: PASSWORD } }
  }

  async kill({ server }: Pick<Running, 'server'>): Promise<void> {
    await server.end('SIGKILL')
    this.#wasKilled = true
  }

  /** Compares it with the ledger while nobody writes. */
  async check(running: Running): Promise<void> {
    const { faults, files, tookEffect } = await check(
      { ...running, dataDir: this.dataDir },
      this.ledger.entries,
    )
    this.faults.push(...faults)
    this.filesCompared += files
    this.tookEffect += tookEffect
  }

  async startAndCheck(): Promise<Running> {
    const running = await this.start()
    await this.check(running)
    return running
  }

  /** True if the old session is still valid; otherwise signs in again. */
  async keepsSession({ session }: Running): Promise<boolean> {
    const headers = { authorization: `Bearer ${session.token}` }
    const { ok } = await fetch(`${session.url}/api/admin/me`, { headers })
    if (!ok) session.token = this.#token = await signIn(session.url)
    return ok
  }

  /** Adds the results of another site. */
  take(other: School): void {
    this.faults.push(...other.faults)
    this.startsMs.push(...other.startsMs)
    this.filesCompared += other.filesCompared
  }

  remove(): Promise<void> {
    return rm(this.dataDir, { recursive: true, force: true })
  }
}

export function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'pathshala-crash-'))
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`Signing in answered ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}
