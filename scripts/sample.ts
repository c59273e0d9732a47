import { parseArgs } from 'node:util'
import { forEachKey } from '#src/content.ts'
import { type Amounts, FILLED_KINDS, fillWithSample } from '#src/sample/fill.ts'
import { run, withSchool } from './run.ts'

const USAGE = `Usage: npm run sample -- ${FILLED_KINDS.map((kind) => `--${kind} N`).join(' ')}`

await run(() => {
  const amounts = readAmounts()
  return withSchool(async (school) => {
    const { version } = await school.stores.findContentVersion()
    if (version > 0) {
      throw new Error(
        `${school.settings.dataDir} is not empty: choose another folder with DATA_DIR.`,
      )
    }
    const start = Date.now()
    await fillWithSample(school, amounts)
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    const added = Object.entries(amounts).map(([kind, amount]) => `${amount} ${kind}`)
    console.log(`${added.join(', ')} in ${school.settings.dataDir}, in ${seconds} s.`)
  })
})

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
