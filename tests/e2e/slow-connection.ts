import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const PIECES = 16
const PAUSE_MS = 25
const PICTURE_MS = 200
/** A page can be split before each block element. */
const BLOCK =
  /(?=<(?:div|section|header|nav|main|aside|footer|ul|li|p|h\d|form|table|tbody|tr|dl)\b)/

/**
 * A proxy that sends each page in pieces and pictures late. The style comes with the first piece,
 * as it does in the first packets of a real answer.
 */
export async function startSlowProxy(siteUrl: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, reply) => {
    const answer = await fetch(siteUrl + request.url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    reply.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('html')) {
      await pause(PICTURE_MS)
      reply.end(body)
      return
    }
    for (const piece of pieces(body.toString())) {
      reply.write(piece)
      await pause(PAUSE_MS)
    }
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pieces(html: string): string[] {
  const bodyAt = html.indexOf('<body')
  const blocks = html.slice(bodyAt).split(BLOCK)
  const each = Math.ceil(blocks.length / PIECES)
  const whole = [html.slice(0, bodyAt)]
  for (let at = 0; at < blocks.length; at += each) {
    whole.push(blocks.slice(at, at + each).join(''))
  }
  return whole
}
