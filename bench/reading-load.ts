import path from 'node:path'
import sharp from 'sharp'
import type { DocumentSummary } from '#src/features/documents/schema.ts'
import { PICTURES_FOLDER } from '#src/sample/pictures.ts'
import { scannedPdf } from '../tests/made-pdf.ts'
import type { Figure, Group } from './figures.ts'
import { newFolder } from './folders.ts'
import { getOk } from './http.ts'
import { p99, timesOfHome } from './reader.ts'
import { signIn, startSite } from './site.ts'

const PAGES = 20
const DOTS_PER_INCH = 200
const USUAL_REQUESTS = 2000
const MAX_RATIO = 2

export const readingLoad: Group = {
  title: 'Home while a scan of 20 pages is read',
  async measure(log) {
    const site = await startSite(await newFolder(), { READING: 'on' })
    const write = await signIn(site.url)
    await timesOfHome(site.url, (times) => times.length < 200)
    const usual = p99(await timesOfHome(site.url, (times) => times.length < USUAL_REQUESTS))
    log(`usual: ${usual.toFixed(1)} ms`)
    await write.publish('notices', 'স্ক্যান', await scan(), 'scan.pdf')
    const start = performance.now()
    let state = 'waiting'
    const watch = (async () => {
      while (state === 'waiting') {
        await new Promise((resolve) => setTimeout(resolve, 500))
        const { body } = await getOk(`${site.url}/api/notices`)
        state = (JSON.parse(String(body)) as [DocumentSummary])[0].reading
      }
    })()
    const during = await timesOfHome(site.url, () => state === 'waiting')
    await watch
    if (state !== 'done') throw new Error('The scan could not be read.')
    const seconds = (performance.now() - start) / 1000
    log(`while reading: ${p99(during).toFixed(1)} ms, ${seconds.toFixed(0)} s`)
    await site.stop()
    const figure: Figure = {
      what: 'p99 of home, 200 requests a second',
      unit: 'ms',
      ours: p99(during),
      beside: { name: 'without reading', value: usual },
      goal: { atMost: MAX_RATIO },
      note: `${PAGES} pages in ${seconds.toFixed(0)} s`,
    }
    return [figure]
  },
}

async function scan(): Promise<Buffer> {
  const page = await sharp(path.join(PICTURES_FOLDER, 'notice-annual-exam-1.webp'))
    .resize(Math.round((210 / 25.4) * DOTS_PER_INCH))
    .greyscale()
    .jpeg({ quality: 60 })
    .toBuffer()
  return scannedPdf(
    Array.from({ length: PAGES }, () => page),
    DOTS_PER_INCH,
  )
}
