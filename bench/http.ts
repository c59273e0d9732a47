import { Agent, type IncomingHttpHeaders, request, type RequestOptions } from 'node:http'

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
  return exchange(url, { headers, agent })
}

/** Sends a form, or JSON. Unlike fetch, it can ask for another host than that of the address. */
export async function send(
  url: string,
  body: FormData | object,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const encoded = body instanceof FormData ? new Response(body) : Response.json(body)
  const type = { 'content-type': encoded.headers.get('content-type')! }
  const options = { method, headers: { ...headers, ...type }, agent: once }
  return exchange(url, options, Buffer.from(await encoded.arrayBuffer()))
}

function exchange(url: string, options: RequestOptions, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
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
      .end(body)
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
