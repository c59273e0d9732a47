import sharp from 'sharp'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, multipart, signedInSite } from '../../tests/build-app.ts'
import { png } from '../../tests/made-files.ts'
import { sweepCards } from './card-routes.ts'
import { iconNames } from '../features/profile/icons/icons.ts'

const SIDES = {
  '/favicon.ico': 48,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/icon-maskable-512.png': 512,
}

describeOnBothDatabases('The icons of a school with its own logo', (database) => {
  const site = signedInSite(database, { PUBLIC_URL: 'https://school.example' })

  const get = (url: string, headers = {}) => site.request({ url, headers })
  const setLogo = async () => {
    const form = await multipart({ file: { name: 'logo.png', bytes: await png(300, 300) } })
    await site.request({ method: 'PUT', url: '/api/site/logo', as: site.token, ...form })
    return (await site.services.stores.site.find()).logo!
  }
  const removeLogo = () => site.request({ method: 'DELETE', url: '/api/site/logo', as: site.token })
  const stored = async () => {
    const names: string[] = []
    for await (const { name } of site.services.fileStore.list('cards')) names.push(name)
    return names.toSorted()
  }

  it(
    'are made from the logo once, in the declared sizes, and kept until it changes',
    { tags: 'rest' },
    async () => {
      const builtIn = await get('/icon-192.png')
      expect(builtIn.headers['cache-control']).toContain('max-age=86400')
      const logo = await setLogo()
      for (const [path, side] of Object.entries(SIDES)) {
        const [answer] = await Promise.all([get(path), get(path), get(path)])
        expect(answer.statusCode, path).toBe(200)
        expect(answer.headers['content-type']).toBe('image/png')
        expect(answer.headers['cache-control']).toBe('public, max-age=3600, s-maxage=2')
        const { width, height } = await sharp(answer.rawPayload).metadata()
        expect([width, height], path).toEqual([side, side])
        const { etag } = answer.headers
        expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304)
        const head = await site.request({ method: 'HEAD', url: path })
        expect(head.headers['content-length']).toBe(answer.headers['content-length'])
      }
      const share = await sharp((await get('/share.png')).rawPayload).metadata()
      expect([share.width, share.height]).toEqual([1200, 630])
      expect(await stored()).toEqual(iconNames(logo).toSorted())
      await sweepCards(site.services)
      expect(await stored()).toHaveLength(6)
      await removeLogo()
      expect((await get('/icon-192.png')).rawPayload.equals(builtIn.rawPayload)).toBe(true)
      await sweepCards(site.services)
      expect(await stored()).toEqual([])
    },
  )

  it('have its colours, and a white edge where a phone cuts', { tags: 'rest' }, async () => {
    await setLogo()
    const pixel = async (path: string, left: number, top: number) => {
      const { rawPayload } = await get(path)
      const image = sharp(rawPayload).extract({ left, top, width: 1, height: 1 }).removeAlpha()
      const rgb = [...(await image.toColourspace('srgb').raw().toBuffer())]
      return rgb.map((value) => Math.round(value / 255))
    }
    // The left half of the logo is red.
    expect(await pixel('/icon-192.png', 20, 96)).toEqual([1, 0, 0])
    expect(await pixel('/icon-maskable-512.png', 20, 256)).toEqual([1, 1, 1])
    expect(await pixel('/icon-maskable-512.png', 200, 256)).toEqual([1, 0, 0])
    expect(await pixel('/share.png', 540, 203)).toEqual([1, 0, 0])
    await removeLogo()
  })

  it('are named with its version by pages, the manifest, the feed and the office', async () => {
    const before = (await get('/contact_us')).payload
    expect(before).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">')
    const logo = await setLogo()
    const version = /(\w+)\.webp$/.exec(logo.src)![1]
    const { payload } = await get('/contact_us')
    const icon = `/icon-192.png?v=${version}`
    expect(payload).toContain(`<link rel="icon" href="${icon}" type="image/png">`)
    expect(payload).toContain(`href="/apple-touch-icon.png?v=${version}"`)
    expect(payload).toContain(`content="https://school.example/share.png?v=${version}"`)
    expect(payload).not.toMatch(/icon\.svg|monogram/)
    expect((await get('/manifest.webmanifest')).payload).toContain(icon)
    expect((await get('/rss.xml')).payload).toContain(`<url>https://school.example${icon}</url>`)
    const office = (await get('/admin/login')).payload
    expect(office).toContain(`<img src="/${logo.src.replace('.webp', '')}`)
    expect(office).not.toContain('monogram')
    expect((await get(icon)).headers['cache-control']).toContain('immutable')
    expect((await get('/icon-192.png?v=old')).headers['cache-control']).not.toContain('immutable')
    await removeLogo()
  })
})
