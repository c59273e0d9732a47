import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A proxy whose connection to a server can be interrupted and restored, so that the server seems
 * to be down. While it holds, it takes everything and passes nothing on.
 */
export async function startTcpProxy(to: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let isHolding = false
  const server = createServer((client) => {
    const upstream = connect(to)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (chunk) => isHolding || other.write(chunk))
      socket.on('end', () => other.end())
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const disconnect = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const port = await listen(0)
  const hold = (isOn: boolean) => {
    isHolding = isOn
    // An answer of which a part is lost would end late.
    if (!isOn) for (const socket of sockets) socket.destroy()
  }
  return { port, disconnect, reconnect: () => listen(port), hold }
}
