// @module-tag rest

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ERROR_SENTENCES } from '../../src/errors/sentences.ts'
import { cleanPicture, makeRenditions } from '../../src/files/pictures/picture.ts'
import { errorsBn } from '../../src/words/errors-bn.ts'
import { describeFor } from '../tiers.ts'

// libvips#2309, SixLabors/ImageSharp#440, AcademySoftwareFoundation/OpenImageIO#951

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-jpeg-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A picture in which each byte counts. */
async function photo(progressive: boolean, lost: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const create = { width: 300, height: 200, channels: 3, background: '#fff', noise } as const
  const bytes = await sharp({ create }).jpeg({ progressive }).toBuffer()
  const file = path.join(folder, `${progressive}-${lost}.jpg`)
  await writeFile(file, bytes.subarray(0, bytes.length - lost))
  return file
}

const KINDS = [
  ['a baseline JPEG', false],
  ['a progressive JPEG', true],
] as const
describeFor(KINDS, ([, progressive]) => !progressive)('%s', ([, progressive]) => {
  it.each([1, 2])('that lacks %i bytes of its end mark is accepted', async (lost) => {
    const { path: clean } = await cleanPicture(await photo(progressive, lost))
    expect(await sharp(clean).metadata()).toMatchObject({ width: 300, height: 200 })
    expect(await makeRenditions(await photo(progressive, lost), 'a.webp')).toMatchObject({
      width: 300,
      height: 200,
    })
  })

  it.each([3, 500, 15_000])('that was cut off %i bytes before its end is refused', async (lost) => {
    await expect(cleanPicture(await photo(progressive, lost))).rejects.toMatchObject({
      status: 400,
      code: 'picture-cut-off',
    })
  })
})

it('the refusal says in both languages that the end is missing', () => {
  expect(ERROR_SENTENCES['picture-cut-off']).toContain('The end of the picture is missing')
  expect(errorsBn['picture-cut-off']).toContain('শেষ অংশ নেই')
})
