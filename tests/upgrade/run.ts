import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../nginx.ts'
import { killServers } from '../server-process.ts'
import { compare } from './compare.ts'
import { type Answers, crawl } from './crawl.ts'
import { checkOut, findOldest } from './old-version.ts'
import { fill, start } from './site.ts'

const ROOT = path.join(import.meta.dirname, '../..')

const [commit = findOldest()] = process.argv.slice(2)
const work = mkdtempSync(path.join(tmpdir(), 'pathshala-upgrade-'))
const updated = path.join(work, 'updated')
const restored = path.join(work, 'restored')
const archive = path.join(work, 'old.tar.gz')
const port = String(await findFreePort())
let oldFolder: string | undefined
try {
  console.log(`Installs and builds ${commit} ...`)
  oldFolder = checkOut(commit)
  const old = await start(oldFolder, updated, { PORT: port, SAMPLE_CONTENT: 'on' })
  await fill(old)
  const before = await crawl(old)
  run(oldFolder, 'backup', archive, updated)
  await old.server.end('SIGTERM')
  await report('The new version on the old data', before, updated)
  run(ROOT, 'restore', archive, restored)
  await report('The old archive, restored by the new version', before, restored)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  killServers()
  for (const folder of [work, oldFolder]) if (folder) rmSync(folder, { recursive: true })
}

function run(folder: string, script: string, file: string, dataDir: string): void {
  execFileSync(process.execPath, [`scripts/${script}.ts`, file], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, READING: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function report(what: string, before: Answers, dataDir: string): Promise<void> {
  const site = await start(ROOT, dataDir, { PORT: port, SAMPLE_CONTENT: 'off' })
  const { same, different } = compare(before, await crawl(site, before.keys()))
  await site.server.end('SIGTERM')
  console.log(`${what}: ${same} answers the same, ${different.length} different`)
  for (const one of different) console.log(`  ${one}`)
  if (different.length > 0) process.exitCode = 1
}
