import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** Not fetch: it takes the compression off, and picks connections of its own. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the line. */
  body: Buffer
}

/** A GET over one connection that stays open; `agent` names another. */
export function get(
  url: string,
  headers: Record<string, string> = {},
  agent: Agent = shared,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
      .once('error', reject)
      .end()
  })
}

/** One connection, kept. */
export function connection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 })
}

const shared = connection()

/** As `get`. @throws for any status but 200 */
export async function getWell(...args: Parameters<typeof get>): Promise<Answer> {
  const answer = await get(...args)
  if (answer.status !== 200) throw new Error(`${args[0]} answered ${answer.status}.`)
  return answer
}

/**
 * The answer as it is after a while: a page is compressed in a hurry first and thoroughly later.
 * @throws where it never comes to rest
 */
export async function settled(url: string, headers: Record<string, string>): Promise<Answer> {
  let last = await getWell(url, headers)
  for (let tries = 0; tries < 20; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const answer = await getWell(url, headers)
    if (answer.body.equals(last.body)) return answer
    last = answer
  }
  throw new Error(`${url} answers differently each time.`)
}

/** Asks every `everyMs` until the address answers 200. @throws after `withinMs` */
export async function untilAnswered(url: string, withinMs = 60_000, everyMs = 5): Promise<void> {
  const end = performance.now() + withinMs
  for (;;) {
    const status = await get(url, {}, once).then((answer) => answer.status, isNotThereYet)
    if (status === 200) return
    if (performance.now() > end)
      throw new Error(`${url}: ${status ?? 'no answer'} after ${withinMs} ms.`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

const once = new Agent({ keepAlive: false })

function isNotThereYet(error: NodeJS.ErrnoException): undefined {
  if (!['ECONNREFUSED', 'ECONNRESET'].includes(error.code ?? '')) throw error
}
