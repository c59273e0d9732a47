import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendCrowd } from './crowd.ts'
import { BAD_INPUTS } from './list.ts'
import { openSite } from './site.ts'
import { openQuickSite, SLOW_CLIENTS } from './slow.ts'
import { type Outcome, tryInput } from './try.ts'

/** Tries every bad input on a server with a new data folder, and prints each result. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-bad-input-'))
const start = Date.now()
let wrong = 0
try {
  const site = await openSite(path.join(dataDir, 'real'))
  const memoryBefore = await site.peakMemory()
  for (const [subject, inputs] of Object.entries(BAD_INPUTS)) {
    console.log(`\n# ${subject}`)
    for (const input of inputs) print(input.what, await tryInput(site, input))
  }
  console.log('\n# 400 clients at once')
  for (const { what, many, statuses, faults } of await sendCrowd(site)) {
    const got = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
    printLine(`${many} clients ${what}: ${got.join(', ')}`, faults)
  }
  console.log('\n# Slow clients, with time limits of seconds instead of minutes')
  await trySlowClients()
  const memory = await site.peakMemory()
  const { code } = await site.end()
  if (code !== 0) wrong += 1
  const count = Object.values(BAD_INPUTS).flat().length
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  console.log(
    `\n${count} bad inputs, 400 clients at once, ${SLOW_CLIENTS.length} slow ones, in ${seconds} s: ${wrong} wrong answers.`,
  )
  console.log(
    `After each input, the site still answered and had the same files and rows as before. Memory: ${memoryBefore ?? '?'} MB before, ${memory ?? '?'} MB at most.`,
  )
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
if (wrong > 0) process.exitCode = 1

async function trySlowClients(): Promise<void> {
  const site = await openQuickSite(path.join(dataDir, 'short-timeouts'))
  await Promise.all(
    SLOW_CLIENTS.map(async (client) => {
      const { what, gets } = client
      const got = await client.behave(site)
      const faults = got === gets ? [] : [`${got} instead of ${gets}`]
      printLine(`${got || '---'}  a client that ${what}`, faults)
    }),
  )
  await site.close()
}

function print(what: string, { where, status, says, faults }: Outcome): void {
  printLine(`${status || '---'}  ${what}  [${where}]${says ? `  “${says}”` : ''}`, faults)
}

function printLine(line: string, faults: string[]): void {
  if (faults.length > 0) wrong += 1
  console.log(line)
  for (const fault of faults) console.log(`     WRONG: ${fault}`)
}
