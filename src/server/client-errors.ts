import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { PlainCode } from '../errors/codes.ts'
import { Refused } from '../errors/classes.ts'
import { problemBody } from './plugins/problems.ts'

const REFUSALS: Record<string, [status: number, code: PlainCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request-timeout'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'body-too-large'],
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large'],
  // Mostly letters that a program did not encode. Browsers encode them.
  HPE_INVALID_URL: [400, 'address-unreadable'],
}
const UNREADABLE = [400, 'unreadable'] as const

/**
 * Answers data that Node could not read as a request: it is incomplete, too slow or not HTTP. Then
 * closes the connection.
 */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { log, headers }: { log: FastifyBaseLogger; headers: Record<string, string> },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = REFUSALS[error.code ?? ''] ?? UNREADABLE
  log.info({ status, code: error.code }, 'client refused')
  const body = JSON.stringify(problemBody(new Refused(status, code)))
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
