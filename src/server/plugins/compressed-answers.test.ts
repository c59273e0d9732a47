import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedSite, storedFile } from '../../../tests/build-app.ts'

describe('A long response', () => {
  const site = sharedSite()
  beforeAll(async () => {
    await site.services.write(async ({ notices }) => {
      for (let index = 0; index < 20; index += 1) {
        await notices.create({ title: `বিজ্ঞপ্তি ${index}`, file: storedFile() })
      }
    })
  })

  it.each(['/api/notices', '/rss.xml', '/admin/login', '/nowhere'])(
    '%s is compressed as the client accepts it, with the same content',
    async (url) => {
      const get = (accepted?: string) =>
        site.request({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })
      const plain = await get()
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers['vary']).toMatch(/accept-encoding/i)
      for (const [accepted, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const { headers, rawPayload, statusCode } = await get(accepted)
        expect(statusCode).toBe(plain.statusCode)
        expect(headers['content-encoding']).toBe(accepted)
        expect(Number(headers['content-length'])).toBe(rawPayload.length)
        expect(headers['content-type']).toBe(plain.headers['content-type'])
        const text = String(unpack(rawPayload))
        // Each page of the staff area has its own nonce.
        if (url.startsWith('/admin')) expect(text.length).toBe(plain.payload.length)
        else expect(text).toBe(plain.payload)
      }
    },
  )

  it('is compressed only above a minimum size', async () => {
    const { headers } = await site.request({
      url: '/healthz',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
