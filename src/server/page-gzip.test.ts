import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gzipPage } from './page-gzip.ts'

const STYLES = ['public', 'letter'].map((name) =>
  Array.from({ length: 1000 }, (_, index) => `.${name}-${index}{margin:${index * 7}px}`).join(''),
)

const pageWith = (style: string, text: string) =>
  Buffer.from(
    `<!DOCTYPE html><html lang="bn"><head><title>${text}</title><style>${style}</style></head>` +
      `<body>${`<p>${text}</p>`.repeat(500)}</body></html>`,
  )

describe('The gzip body of a page', () => {
  it('gives the page back, with each style and each text', async () => {
    for (const style of [...STYLES, ...STYLES, '']) {
      for (const text of ['নোটিশ', 'ফলাফল', '&lt;style&gt;']) {
        const page = pageWith(style, text)
        expect(gunzipSync((await gzipPage(page))!).equals(page)).toBe(true)
      }
    }
  })

  it('is about as small as with the best level of the whole page', async () => {
    const page = pageWith(STYLES[0]!, 'নোটিশ')
    const whole = gzipSync(page, { level: 9 })
    expect((await gzipPage(page))!.length).toBeLessThan(whole.length * 1.01)
  })

  it('is left to others if the text has no style in its head', () => {
    for (const text of ['', '{}', 'a <style> b', '</style></head>']) {
      expect(gzipPage(Buffer.from(text))).toBeUndefined()
    }
  })
})
