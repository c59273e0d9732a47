import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { pdf } from '../tests/made-files.ts'
import { type MadeItem, makeExport, OLD_UPLOADS } from '../tests/made-wordpress.ts'
import { type Figure, type Group, within } from './figures.ts'
import { newFolder } from './folders.ts'
import { processorSeconds, residentBytes, start } from './processes.ts'
import { p99, timesOfHome } from './reader.ts'
import { ROOT, startSite } from './site.ts'
import { formatAmount } from './table.ts'

const POSTS = 10_000
/** Each fourth post has a file of its own. */
const POSTS_A_FILE = 4
const FILE_BYTES = 20_000
/** With this text, the export has about 100 MB. */
const PARAGRAPH =
  '<p>এতদ্বারা ষষ্ঠ হতে দশম শ্রেণির <strong>সকল ছাত্রীদের</strong> জানানো যাচ্ছে যে, বার্ষিক পরীক্ষা আগামী সপ্তাহে শুরু হবে। নির্ধারিত সময়ে বেতন ও ফি পরিশোধ করতে হবে।</p>\n'
const PARAGRAPHS = 26
/** As many MB again in posts of the usual length. */
const SHORT = { posts: 42_000, paragraphs: 3 }
/** Between two posts. With more, the last of the short posts would be in the future. */
const STEP_MS = 3 * 60 * 60 * 1000
const MAX_BYTES = 300e6
const MAX_DRY_SECONDS = 60
const USUAL_REQUESTS = 2000
const SAMPLE_MS = 50

/** A dry run and a move of a large export, the move beside a server with readers. */
export const moveInLarge: Group = {
  title: `Moving in ${POSTS.toLocaleString('en')} posts of WordPress`,
  isOnlyByName: true,
  async measure(log) {
    const folder = await newFolder()
    const megabytes = await makeSite(folder, { posts: POSTS, paragraphs: PARAGRAPHS })
    const short = await newFolder()
    const ofShort = await makeSite(short, SHORT)
    log(`the exports have ${megabytes} and ${ofShort} MB`)
    const dataDir = await newFolder()
    const site = await startSite(dataDir)
    const command = (...args: string[]) => measureCommand(dataDir, folder, args)

    const dry = await command()
    log(`dry run: ${describe(dry)}`)
    const many = await measureCommand(dataDir, short, [])
    log(`dry run of short posts: ${describe(many)}`)
    await timesOfHome(site.url, (times) => times.length < 200)
    const usual = p99(await timesOfHome(site.url, (times) => times.length < USUAL_REQUESTS))
    log(`home without a move: ${usual.toFixed(1)} ms`)
    let isMoving = true
    const moving = command('--go').finally(() => (isMoving = false))
    const during = await timesOfHome(site.url, () => isMoving)
    const moved = await moving
    log(`move: ${describe(moved)}; home: ${p99(during).toFixed(1)} ms`)
    await site.stop()
    const memory = ({ bytes }: Measured): Pick<Figure, 'unit' | 'ours' | 'beside' | 'goal'> => {
      return { unit: 'bytes', ours: bytes, ...within(MAX_BYTES) }
    }
    const dryRun = (what: string, run: Measured): Figure[] => [
      { what: `${what}: memory`, ...memory(run) },
      {
        what: `${what}: CPU`,
        unit: 'ms',
        ours: run.processorSeconds * 1000,
        ...within(MAX_DRY_SECONDS * 1000),
      },
    ]
    return [
      ...dryRun(`Dry run of ${megabytes} MB`, dry),
      ...dryRun(`Dry run of ${SHORT.posts.toLocaleString('en')} posts, ${ofShort} MB`, many),
      {
        what: 'Move: memory',
        ...memory(moved),
        note: `${moved.seconds.toFixed(0)} s, ${((moved.seconds / POSTS) * 1000).toFixed(1)} ms a post, CPU ${moved.processorSeconds.toFixed(0)} s`,
      },
      {
        what: 'p99 of home during the move, 200 requests a second',
        unit: 'ms',
        ours: p99(during),
        beside: { name: 'without a move', value: usual },
        note: `${during.length.toLocaleString('en')} answers, all of them 200`,
      },
    ]
  },
}

/** Writes the export and its uploads. Returns the megabytes of the export. */
async function makeSite(
  folder: string,
  { posts, paragraphs }: { posts: number; paragraphs: number },
): Promise<number> {
  const uploads = path.join(folder, 'uploads/2025/11')
  await mkdir(uploads, { recursive: true })
  const items: MadeItem[] = []
  for (let id = 1; id <= posts; id += 1) {
    const hasFile = id % POSTS_A_FILE === 0
    if (hasFile) await writeFile(path.join(uploads, `${id}.pdf`), pdf(FILE_BYTES + id))
    const link = `<p><a href="${OLD_UPLOADS}/2025/11/${id}.pdf">ফাইল</a></p>`
    items.push({
      id,
      title: `বার্ষিক পরীক্ষার বিজ্ঞপ্তি ${id}`,
      date: `${new Date(Date.UTC(2000, 0, 1) + id * STEP_MS).toISOString().slice(0, 10)} 10:00:00`,
      categories: [['notice', 'নোটিশ']],
      content: `<p>${id}</p>\n${PARAGRAPH.repeat(paragraphs)}${hasFile ? link : ''}`,
    })
  }
  const xml = Buffer.from(makeExport(items))
  await writeFile(path.join(folder, 'site.xml'), xml)
  return Math.round(xml.length / 1e6)
}

interface Measured {
  seconds: number
  /** The most that was resident. */
  bytes: number
  processorSeconds: number
}

/** Runs the npm script without the process of npm. */
async function measureCommand(dataDir: string, folder: string, args: string[]): Promise<Measured> {
  const line = `${packageJson.scripts['move-in']} site.xml --uploads uploads ${args.join(' ')}`
  const begun = performance.now()
  const child = start('/bin/sh', ['-c', line], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      DATA_DIR: dataDir,
      INIT_CWD: folder,
    },
  })
  let [bytes, seconds] = [0, 0]
  const timer = setInterval(() => {
    bytes = Math.max(bytes, residentBytes([child.pid!]) ?? 0)
    seconds = Math.max(seconds, processorSeconds([child.pid!]) ?? 0)
  }, SAMPLE_MS)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`npm run move-in ended with ${String(code)}.`)
  return { seconds: (performance.now() - begun) / 1000, bytes, processorSeconds: seconds }
}

function describe({ seconds, bytes, processorSeconds: ofProcessor }: Measured): string {
  return `${seconds.toFixed(0)} s, CPU ${ofProcessor.toFixed(0)} s, ${formatAmount(bytes, 'bytes')}`
}
