import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixture } from '../../../tests/build-app.ts'
import * as made from '../../../tests/made-files.ts'
import { FileRejected } from '../../errors/classes.ts'
import { cleanPicture, makeRenditions } from './picture.ts'
import { runPictureTask } from './process.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathshala-picture-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function writeTemporary(bytes: Uint8Array): Promise<string> {
  const source = path.join(folder, 'upload')
  await writeFile(source, bytes)
  return source
}

/** The fixture with a different width and height in its `ispe` box. */
async function heicThatClaims(width: number, height: number): Promise<Buffer> {
  const bytes = await fixture('phone.heic')
  const at = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, at)
  bytes.writeUInt32BE(height, at + 4)
  return bytes
}

const halfOf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
/** The fixture with zeros instead of the coded picture. */
async function heicWithoutPicture(): Promise<Buffer> {
  const bytes = await fixture('phone.heic')
  return bytes.fill(0, bytes.indexOf('mdat') + 4)
}

describe('An iPhone’s photo', () => {
  it('is scaled upright and in its own colours', async () => {
    const photo = await makeRenditions(await writeTemporary(await fixture('phone.heic')), 'x.webp')
    expect([photo.width, photo.height]).toEqual([64, 96])
    expect(photo.files.map(({ name }) => name).sort()).toEqual(['x.avif', 'x.webp'])
    for (const file of photo.files) {
      const { data, info } = await sharp(file.path).raw().toBuffer({ resolveWithObject: true })
      const colourAt = (x: number, y: number) =>
        [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)].map(
          (value) => Math.round(value / 50) * 50,
        )
      // Red at the top, blue at the bottom, green along the right: yellow and cyan.
      expect(colourAt(10, 10)).toEqual([200, 0, 0])
      expect(colourAt(10, 85)).toEqual([0, 0, 200])
      expect(colourAt(58, 10)).toEqual([200, 200, 0])
      expect(colourAt(58, 85)).toEqual([0, 200, 200])
    }
  })

  it.each([
    ['whose end is missing', async () => halfOf(await fixture('phone.heic'))],
    ['without its picture', heicWithoutPicture],
    ['that declares more pixels than a camera has', () => heicThatClaims(30_000, 30_000)],
    ['that declares a wrong size', () => heicThatClaims(7000, 7000)],
    ['that declares zero pixels', () => heicThatClaims(0, 0)],
  ])('%s is refused, and no rendition is made', async (_what, make) => {
    const source = await writeTemporary(await make())
    await expect(makeRenditions(source, 'x.webp')).rejects.toThrow(FileRejected)
    expect(await readdir(folder)).toEqual(['upload'])
  })
})

describe('The picture process', () => {
  it('is killed after its time limit, and the next picture is processed', async () => {
    const source = await writeTemporary(await made.jpeg())
    const task = { task: 'render', source, name: 'x.webp' } as const
    expect(await runPictureTask(task, { withinMs: 1 })).toEqual({
      refused: 'The process was ended by SIGKILL.',
    })
    expect(await runPictureTask(task)).toHaveProperty('done.width', 60)
  })

  it(
    'ends at its limit on memory, and the next picture is processed',
    { tags: 'rest' },
    async () => {
      const source = await writeTemporary(await made.jpeg(6000, 8000))
      const task = { task: 'render', source, name: 'x.webp' } as const
      // With a little more, the picture can be decoded, and an encoder is the one that fails.
      expect(await runPictureTask(task, { memoryBytes: 6.2e8 })).toHaveProperty('refused')
      expect(await runPictureTask(task)).toHaveProperty('done.width')
    },
  )

  it('refuses a picture with a side over 30,000 pixels', { tags: 'rest' }, async () => {
    const source = await writeTemporary(await made.png(30_001, 1))
    await expect(makeRenditions(source, 'x.webp')).rejects.toThrow(FileRejected)
    await expect(cleanPicture(source)).rejects.toThrow(FileRejected)
  })

  it('reports a failed write as a server error, not as a bad file', async () => {
    const source = await writeTemporary(await made.jpeg())
    // Blocks the path of a rendition.
    await mkdir(`${source}.full.webp`)
    await expect(makeRenditions(source, 'x.webp')).rejects.not.toThrow(FileRejected)
  })
})
