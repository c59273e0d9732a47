import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderedPage } from './rendered-page.ts'

const HTML = Buffer.from('<p>নোটিশ বোর্ড</p>'.repeat(1000))

describe('A rendered page', () => {
  it('has the same text in every encoding, whichever comes first', async () => {
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

  it('is compressed once for concurrent requests', async () => {
    const page = renderedPage(200, {}, HTML)
    const [one, other] = await Promise.all([page.bodyIn('br'), page.bodyIn('br')])
    expect(other).toBe(one)
    expect(page.bodyIn('br')).toBe(one)
  })

  it('has one body in each encoding, so that every cache keeps the final one', async () => {
    const page = renderedPage(200, {}, HTML, 10)
    const first = await page.bodyIn('br')
    expect(await page.bodyIn('br')).toBe(first)
    const fast = await renderedPage(200, {}, HTML, 7).bodyIn('br')
    expect(first.bytes.length).toBeLessThan(fast.bytes.length)
  })
})

function textOf(bytes: Buffer, encoding: 'br' | 'gzip' | 'identity'): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
