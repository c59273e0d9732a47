import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { problemBody } from './plugins/problems.ts'

const REFUSALS: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This took too long to arrive. Send it once more.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This is too large. Send less.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'The headers of this request are too large. Delete this site’s cookies and try again.',
  ],
}
const UNREADABLE = [400, 'This request cannot be read. Check what was sent.'] as const

/**
 * Answers data that never became a request: it broke off, came too slowly or is not HTTP. Then
 * closes the connection.
 */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { log, headers }: { log: FastifyBaseLogger; headers: Record<string, string> },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = REFUSALS[error.code ?? ''] ?? UNREADABLE
  log.info({ status, code: error.code }, 'client refused')
  const body = JSON.stringify(
    problemBody({ status, code: 'refused', message, fields: [], headers: {} }),
  )
  if (socket.writable) {
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        'connection: close',
        `\r\n${body}`,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}
