import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { chooseEncoding, compress, MIN_BYTES_TO_COMPRESS } from '../compression.ts'

/** Compresses text answers: the API, feeds and the office's pages. */
export const compressedAnswers = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES_TO_COMPRESS) {
      return done(null, payload)
    }
    reply.header('vary', 'Accept-Encoding')
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    compress(Buffer.from(payload), encoding).then((bytes) => done(null, bytes), done)
  })
})
