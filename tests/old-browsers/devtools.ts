import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Params = Record<string, unknown>
type Listener = (method: string, params: Params) => void

/** One tab, controlled through the DevTools protocol. */
export interface Session {
  send<T = Params>(method: string, params?: Params): Promise<T>
  onEvent(listener: Listener): void
}

export interface Browser {
  newSession(): Promise<Session>
  close(): Promise<void>
}

/**
 * Starts a Chromium of any version. Playwright needs version 109 or later, because older versions
 * lack commands.
 * @throws Error that names the package to install if a library is missing
 */
export async function launch(executable: string): Promise<Browser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'pathshala-old-browser-'))
  const child = spawn(executable, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--hide-scrollbars',
    '--lang=bn-BD',
    '--remote-debugging-port=0',
    '--remote-allow-origins=*',
    `--user-data-dir=${profile}`,
  ])
  process.once('exit', () => child.kill('SIGKILL'))
  const connection = await connect(await findAddress(child))
  return {
    async newSession() {
      // A context in memory, because some of these builds crash when they write cookies to disk.
      const { browserContextId } = await connection.send<{ browserContextId: string }>(
        'Target.createBrowserContext',
      )
      const { targetId } = await connection.send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await connection.send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      })
      return {
        send: (method, params) => connection.send(method, params, sessionId),
        onEvent: (listener) => connection.listeners.set(sessionId, listener),
      }
    },
    async close() {
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

function findAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const found = /DevTools listening on (\S+)/.exec(printed)
      if (found) resolve(found[1]!)
    })
    child.once('error', reject)
    child.once('close', () => {
      const library = /loading shared libraries: (\S+):/.exec(printed)?.[1]
      reject(
        new Error(
          library
            ? `Chromium needs ${library}: as root, "apt-get install libnss3 libexpat1" (Debian, Ubuntu), and then this command again.`
            : `Chromium ended: ${printed}`,
        ),
      )
    })
  })
}

interface Connection {
  send<T>(method: string, params?: Params, sessionId?: string): Promise<T>
  listeners: Map<string, Listener>
}

interface Message {
  id?: number
  result?: unknown
  error?: { message: string }
  sessionId?: string
  method?: string
  params?: Params
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, Listener>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    } else if (message.sessionId)
      listeners.get(message.sessionId)?.(message.method!, message.params!)
  })
  return {
    listeners,
    send: <T>(method: string, params: Params = {}, sessionId?: string) =>
      new Promise<T>((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as T)
        })
        socket.send(JSON.stringify({ id: lastId, method, params, sessionId }))
      }),
  }
}
