import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pathIn } from '#src/words/language.ts'
import { ALL_PAGES, LANGUAGES } from './pages.ts'

const JAR = String(createRequire(import.meta.url)('vnu-jar'))
/** Half the work in a run of some seconds. With this compiler, the validator needs more stack. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** The Nu validator needs Java 11 or later. */
export const hasJava = spawnSync('java', ['-version']).status === 0
export const NEEDS_JAVA = 'The Nu validator needs Java, and this machine has no Java.'

interface Message {
  type: string
  message: string
  url: string
  extract?: string
}

/** Every public page in both languages. */
export const PUBLIC_PATHS = LANGUAGES.flatMap((language) =>
  [...ALL_PAGES.map((page) => page.path), '/nowhere', '/allNotices?q=zzz'].map((to) =>
    pathIn(language, to),
  ),
)

/** Fetches the pages and returns every message of the Nu validator about them. */
export async function validate(addresses: string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pathshala-html-'))
  try {
    const files = await Promise.all(
      addresses.map(async (address, index) => {
        const file = path.join(folder, `${index}.html`)
        await writeFile(file, await (await fetch(address)).text())
        return file
      }),
    )
    const { stderr } = await promisify(execFile)(
      'java',
      [...JAVA_OPTIONS, '-jar', JAR, '--format', 'json', '--exit-zero-always', ...files],
      { maxBuffer: MAX_REPORT_BYTES },
    )
    const { messages } = JSON.parse(stderr) as { messages: Message[] }
    return messages.map(({ type, message, url, extract = '' }) => {
      const address = addresses[Number(path.basename(url, '.html'))]
      return `${address}: ${type}: ${message} ${extract.replaceAll('\n', ' ')}`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
