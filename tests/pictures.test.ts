import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { renditionWidths } from '#src/files/pictures/source.ts'
import { deleteOldHistory } from '#src/records/history/expiry.ts'
import { emptyBin, expectNoFiles, fixture, type FormFields, signedInSite } from './build-app.ts'
import * as made from './made-files.ts'
import { expectProblem } from './scenarios.ts'

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Make="SecretPhone"/></rdf:RDF></x:xmpmeta>'

/** A phone photo, wide enough for a narrower rendition, with maker and location in EXIF and XMP. */
async function photoWithMetadata(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  const photo = sharp(await made.phonePhoto(340, 400)).keepMetadata()
  return photo.withXmp(XMP).toFormat(format).toBuffer()
}

const KINDS: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => photoWithMetadata('jpeg')],
  ['PNG', () => photoWithMetadata('png')],
  ['WebP', () => photoWithMetadata('webp')],
  ['AVIF', () => photoWithMetadata('avif')],
  ['HEIC', () => fixture('phone.heic')],
]

interface Stored {
  src: string
  width: number
}

describe('A photo', () => {
  const site = signedInSite()
  afterEach(async () => {
    await emptyBin(site)
    // The history keeps replaced pictures.
    await deleteOldHistory(site.services, new Date('2100-01-01'))
    await expectNoFiles(site)
  })

  const send = async (method: 'POST' | 'PUT', path: string, fields: FormFields) =>
    site.form(`${method} /api/${path}`, fields)
  const remove = (path: string) => site.call(`DELETE /api/${path}`)

  async function expectNoMetadata({ src, width }: Stored): Promise<void> {
    const stem = src.replace(/\.webp$/, '')
    const renditions = ['', ...renditionWidths(width).map((rendition) => `-${rendition}`)]
    for (const url of renditions.flatMap((rendition) => [
      `/${stem}${rendition}.webp`,
      `/${stem}${rendition}.avif`,
    ])) {
      const served = await site.request({ url })
      expect(served.statusCode, url).toBe(200)
      const metadata = await sharp(served.rawPayload).metadata()
      expect(metadata).not.toHaveProperty('exif')
      expect(metadata).not.toHaveProperty('xmp')
      expect(metadata).not.toHaveProperty('icc')
      expect(metadata.orientation ?? 1).toBe(1)
      expect(served.rawPayload.includes('SecretPhone')).toBe(false)
      expect(served.rawPayload.includes('GPS')).toBe(false)
    }
  }

  describe.each(KINDS)('as %s', (_kind, make) => {
    it('contains its maker and location before the upload', async () => {
      const bytes = await make()
      const { exif, xmp } = await sharp(bytes).metadata()
      expect(exif?.includes('SecretPhone')).toBe(true)
      expect(xmp?.includes('SecretPhone')).toBe(true)
    })

    it('contains no maker, date or location after the upload, in any rendition', async () => {
      const file = { name: 'IMG_1.HEIC', bytes: await make() }
      const created = (await send('POST', 'gallery', { title: 'ক', file })).json()
      await expectNoMetadata({ src: created.filePath, width: created.width })
      await remove(`gallery/${created._id}`)
    })
  })

  describe('from an iPhone', () => {
    const file = async () => ({ name: 'IMG_1.HEIC', bytes: await fixture('phone.heic') })

    it('is accepted for the main gallery', { tags: 'rest' }, async () => {
      const created = await send('POST', 'main-gallery', { title: 'ক', file: await file() })
      expect(created.json()).toMatchObject({ width: 64, height: 96 })
      await expectNoMetadata({ src: created.json().filePath, width: 64 })
      await remove(`main-gallery/${created.json()._id}`)
    })

    it('is accepted for an officer', { tags: 'rest' }, async () => {
      const fields = { name: 'ক', designation: 'খ', category: 'teacher', file: await file() }
      const created = (await send('POST', 'officers', fields)).json()
      expect(created.photo).toMatchObject({ width: 64, height: 96 })
      await expectNoMetadata(created.photo)
      await remove(`officers/${created._id}`)
    })

    it.each(['headTeacherPhoto', 'logo'])('is accepted as %s', { tags: 'rest' }, async (which) => {
      const changed = (await send('PUT', `site/${which}`, { file: await file() })).json()
      expect(changed[which]).toMatchObject({ width: 64, height: 96 })
      await expectNoMetadata(changed[which])
      await remove(`site/${which}`)
    })

    it('is accepted as an attachment, and stored as a JPEG', { tags: 'rest' }, async () => {
      const { _id } = (await send('POST', 'notices', { title: 'ক', text: 'খ' })).json()
      const answer = await send('POST', `notices/${_id}/attachments`, { file: await file() })
      const [attachment] = answer.json().attachments
      expect(attachment).toMatchObject({ fileName: 'IMG_1.jpg', mimeType: 'image/jpeg' })
      const served = await site.request({ url: `/${attachment.filePath}` })
      const { format, width, height, exif, xmp } = await sharp(served.rawPayload).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 64, height: 96 })
      expect([exif, xmp]).toEqual([undefined, undefined])
      await remove(`notices/${_id}`)
    })

    it('is refused if its end is missing', async () => {
      const { name, bytes } = await file()
      const broken = { name, bytes: bytes.subarray(0, bytes.length / 2) }
      const refused = await send('POST', 'gallery', { title: 'ক', file: broken })
      expectProblem(refused, 400, ['file'])
      expect(refused.json().code).toBe('picture-damaged')
    })
  })

  it(
    'is scaled also if more photos arrive at once than the server processes at once',
    { tags: 'rest' },
    async () => {
      const bytes = await made.jpeg()
      const created = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          send('POST', 'gallery', { title: `${index}`, file: { name: 'x', bytes } }),
        ),
      )
      expect(created.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
      for (const one of created) await remove(`gallery/${one.json()._id}`)
    },
  )
})
