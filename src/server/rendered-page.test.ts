import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderedPage } from './rendered-page.ts'

const HTML = Buffer.from('<p>নোটিশ বোর্ড</p>'.repeat(1000))

describe('A rendered page', () => {
  it('has the same text in every encoding, in any order of requests', async () => {
    const orders = [
      ['br', 'gzip', 'identity', 'br'],
      ['gzip', 'br', 'identity', 'gzip'],
      ['identity', 'br', 'gzip', 'identity'],
    ] as const
    for (const order of orders) {
      const page = renderedPage(200, {}, HTML)
      for (const encoding of order) {
        const { bytes, tag } = await page.bodyIn(encoding)
        expect(textOf(bytes, encoding).equals(HTML), `${encoding} of ${order.join()}`).toBe(true)
        expect(page.isNamedBy(tag)).toBe(true)
      }
    }
  })

  it('is compressed once, for concurrent and later requests, so that every cache keeps the final form', async () => {
    const page = renderedPage(200, {}, HTML)
    const [one, other] = await Promise.all([page.bodyIn('br'), page.bodyIn('br')])
    expect(other).toBe(one)
    expect(page.bodyIn('br')).toBe(one)
  })

  it('is decompressed once for all readers at the same time', async () => {
    const page = renderedPage(200, {}, HTML)
    await page.bodyIn('br')
    const [one, other] = await Promise.all([page.bodyIn('identity'), page.bodyIn('identity')])
    expect((await page.bodyIn('identity')).bytes).toBe(one.bytes)
    expect(other.bytes).toBe(one.bytes)
  })
})

function textOf(bytes: Buffer, encoding: 'br' | 'gzip' | 'identity'): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
