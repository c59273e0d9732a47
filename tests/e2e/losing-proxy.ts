import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LosingProxy = Awaited<ReturnType<typeof startLosingProxy>>

/**
 * A proxy in front of a site that can lose answers: the server carries out the request, and the
 * browser sees a broken connection. (Playwright cannot forward a request with a chosen file.)
 */
export async function startLosingProxy(siteUrl: string) {
  const { hostname: host, port } = new URL(siteUrl)
  const lost: { method: string; path: RegExp; times: number }[] = []
  /** The idempotency keys of the requests for each entry of `lost`. */
  const keys: unknown[] = []
  const server = createServer((incoming, answer) => {
    const { method = '', url = '', headers } = incoming
    const found = lost.find((one) => one.method === method && one.path.test(url))
    if (found) keys.push(headers['idempotency-key'])
    const isLost = found !== undefined && found.times-- > 0
    const upstream = request({ host, port, method, path: url, headers }, (response) => {
      if (isLost) response.resume().once('end', () => incoming.socket.resetAndDestroy())
      else {
        // On a reused connection, the browser itself would repeat the request.
        answer.writeHead(response.statusCode!, { ...response.headers, connection: 'close' })
        response.pipe(answer)
      }
    })
    upstream.on('error', () => incoming.socket.destroy())
    incoming.pipe(upstream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    keys,
    /** Loses the next `times` answers to one method. */
    lose(method: string, path: RegExp, times = 1) {
      lost.push({ method, path, times })
    },
    loseNothing() {
      lost.splice(0)
      keys.splice(0)
    },
    stop: () => stop(server),
  }
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
