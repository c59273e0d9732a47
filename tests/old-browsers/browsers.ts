import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

const CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/old-browsers')
/** The only file that is needed from each package. */
const BINARY = 'package/bin/chromium.br'

/** Versions of Chromium, and the npm package that carries each. */
export const BROWSERS = {
  80: 'chrome-aws-lambda@2.1.1',
  92: 'chrome-aws-lambda@10.1.0',
  109: '@sparticuz/chromium@109.0.6',
  119: '@sparticuz/chromium@119.0.2',
} as const
export type Version = keyof typeof BROWSERS
export const VERSIONS = Object.keys(BROWSERS).map(Number) as Version[]

/**
 * The path of a version's executable; the first call downloads it. No install script of the package
 * runs.
 */
export async function installBrowser(version: Version): Promise<string> {
  const folder = path.join(CACHE, String(version))
  const executable = path.join(folder, 'chromium')
  if (existsSync(executable)) return executable
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const { stdout } = await promisify(execFile)('npm', [
    'pack',
    BROWSERS[version],
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    folder,
  ])
  const archive = path.join(folder, stdout.trim().split('\n').at(-1)!)
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder, BINARY])
  const packed = createReadStream(path.join(folder, BINARY))
  const partial = `${executable}.partial`
  await pipeline(packed, createBrotliDecompress(), createWriteStream(partial))
  await chmod(partial, 0o755)
  await rename(partial, executable)
  await rm(archive)
  await rm(path.join(folder, 'package'), { recursive: true })
  return executable
}
