import path from 'node:path'
import { mkdir } from 'node:fs/promises'
import { recognise } from '#src/files/recognise.ts'
import { readDocument } from '#src/reading/read-document.ts'
import { openBrowser } from './browser.ts'
import { type Group, reaching } from './figures.ts'
import { newFolder } from './folders.ts'
import { makePhotos, type Photo, samplePhotos } from './reading-photos.ts'

export const photos: Group = {
  title: 'Telling photos of papers from other photos',
  async measure(log) {
    const folder = await newFolder()
    const browser = await openBrowser()
    const all = [...(await makePhotos(browser, folder)), ...(await samplePhotos())]
    await browser.close()
    let [right, texts] = [0, 0]
    for (const [index, photo] of all.entries()) {
      const { isPaper, text } = await read(photo, path.join(folder, `photo-${index}`))
      if (isPaper === photo.isPaper) right += 1
      if (!isPaper && text) texts += 1
      log(`${photo.what}: ${isPaper ? 'a paper' : 'no paper'} ${JSON.stringify(text.slice(0, 90))}`)
    }
    return [
      {
        what: 'photos told right',
        unit: 'none',
        ours: right / all.length,
        ...reaching(1),
        note: `${all.length} photos; ${texts} that show no paper have words for search`,
      },
    ]
  },
}

async function read({ what, path: file }: Photo, folder: string) {
  await mkdir(folder)
  const { mimeType } = (await recognise(file, 'documents'))!
  const result = await readDocument({ path: file, mimeType, isPictured: true }, folder)
  if (!result.isRead) throw new Error(`${what}: ${result.cause}`)
  return { isPaper: result.layout !== 'photo', text: result.text }
}
