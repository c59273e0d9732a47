import { parseArgs } from 'node:util'
import { forEachKey } from '#src/content.ts'
import { type Amounts, FILLED_KINDS, fillWithSample } from '#src/sample/fill.ts'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/school/settings.ts'

const USAGE = `Usage: npm run sample -- ${FILLED_KINDS.map((kind) => `--${kind} N`).join(' ')}`

try {
  const amounts = readAmounts()
  const services = await openSchool(readSchoolSettings(process.env))
  try {
    const { version } = await services.stores.findContentVersion()
    if (version > 0) {
      throw new Error(
        `${services.settings.dataDir} is not empty: choose another folder with DATA_DIR.`,
      )
    }
    const start = Date.now()
    await fillWithSample(services, amounts)
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    const added = Object.entries(amounts).map(([kind, amount]) => `${amount} ${kind}`)
    console.log(`${added.join(', ')} in ${services.settings.dataDir}, in ${seconds} s.`)
  } finally {
    await services.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function readAmounts(): Amounts {
  const amount = { type: 'string', default: '0' } as const
  const { values } = parseArgs({ options: forEachKey(FILLED_KINDS, () => amount) })
  const amounts = forEachKey(FILLED_KINDS, (kind) => readAmount(values[kind]))
  if (Object.values(amounts).every((count) => count === 0)) throw new Error(USAGE)
  return amounts
}

function readAmount(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`${text} is not a number of entries. ${USAGE}`)
  return Number(text)
}
