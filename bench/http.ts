import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** From `node:http`, because fetch decompresses the body and chooses its connections. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The bytes as received, still compressed. */
  body: Buffer
}

/** A GET over a shared keep-alive connection, or over the connection of `agent`. */
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

export function connection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 })
}

const shared = connection()

/** @throws for any status except 200 */
export async function getOk(...args: Parameters<typeof get>): Promise<Answer> {
  const answer = await get(...args)
  if (answer.status !== 200) throw new Error(`${args[0]} answered ${answer.status}.`)
  return answer
}

/** @throws if no answer has status 200 within `withinMs` */
export async function waitUntilAnswered(
  url: string,
  withinMs = 60_000,
  everyMs = 5,
): Promise<void> {
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
