import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'
import { addDays } from '@pathshala/bengali/days'
import { dayAt } from '#src/words/format.ts'
import type { Phone } from '../tests/fake-push.ts'
import { type Figure, type Group, median, within } from './figures.ts'
import { adopt, familyOf, processorSeconds, residentBytes, stop } from './processes.ts'
import type { Count, Order, PushService } from './push-service.ts'
import { p99, timesOfHome } from './reader.ts'
import { sampleFolder, signIn, type Site, startSite } from './site.ts'

const PHONES = 2000
const ROUNDS = 3
const USUAL_REQUESTS = 2000
const MAX_MS = 30_000
const MAX_BYTES = 150 * 1024 * 1024
const MAX_CPU_SECONDS = 5
const MAX_RATIO = 1.5
const SAMPLE_EVERY_MS = 100

interface Round {
  ms: number
  usualMs: number
  duringMs: number
  cpuSeconds: number
  bytes: number
}

/** A closure reaches 2,000 phones, while visitors read. */
export const following: Group = {
  title: `A closure reaches ${PHONES} phones`,
  async measure(log) {
    const push = await startPushService()
    const { host, certificateFile } = push
    const dataDir = await sampleFolder()
    await addPhones(dataDir, await push.ask<Phone[]>({ subscribe: PHONES }))
    const site = await startSite(dataDir, {
      PUBLIC_URL: 'https://school.example',
      PUSH_HOSTS: host,
      NODE_EXTRA_CA_CERTS: certificateFile,
    })
    const rounds: Round[] = []
    const write = await signIn(site.url)
    await timesOfHome(site.url, (times) => times.length < 200)
    for (let round = 0; round < ROUNDS; round += 1) {
      const usual = await timesOfHome(site.url, (times) => times.length < USUAL_REQUESTS)
      const isLast = async () => (await push.ask<Count>('count')).received >= (round + 1) * PHONES
      const sender = watchSender(site)
      let isSent = false
      const start = Date.now()
      await write.post('calendar', closure(round))
      const during = timesOfHome(site.url, () => !isSent)
      while (!(await isLast())) {
        if (Date.now() - start > 4 * MAX_MS) throw new Error('The phones were not reached.')
        await setTimeout(SAMPLE_EVERY_MS)
      }
      isSent = true
      const { lastAt, twice, faults } = await push.ask<Count>('count')
      if (twice > 0 || faults.length > 0)
        throw new Error(`${twice} messages came twice. ${faults[0] ?? ''}`)
      const measured = {
        ms: lastAt - start,
        usualMs: p99(usual),
        duringMs: p99(await during),
        ...(await sender.ended()),
      }
      rounds.push(measured)
      log(JSON.stringify(measured))
    }
    await site.stop()
    await push.stop()
    return figuresOf(rounds)
  },
}

function figuresOf(rounds: Round[]): Figure[] {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]))
  return [
    {
      what: 'Time until the last phone has it, push services answer after 150 ms',
      unit: 'ms',
      ours: of('ms'),
      ...within(MAX_MS),
    },
    {
      what: 'p99 of home meanwhile, 200 requests a second',
      unit: 'ms',
      ours: of('duringMs'),
      beside: { name: 'without', value: of('usualMs') },
      goal: { atMost: MAX_RATIO },
    },
    {
      what: 'CPU time of the process that sends',
      unit: 'ms',
      ours: of('cpuSeconds') * 1000,
      ...within(MAX_CPU_SECONDS * 1000),
    },
    {
      what: 'Memory of the process that sends',
      unit: 'bytes',
      ours: of('bytes'),
      ...within(MAX_BYTES),
    },
  ]
}

/** Each round closes another day, because a day is closed once. All are announced at once. */
function closure(round: number) {
  const today = dayAt(new Date(), 'Asia/Dhaka')
  const to = addDays(today, round)
  return { title: `ঝড় ${round}`, kind: 'closure', from: today, to }
}

async function addPhones(dataDir: string, phones: Phone[]): Promise<void> {
  const school = await openSchool(readSchoolSettings({ DATA_DIR: dataDir }))
  await school.writePrivate(async ({ following: followers }) => {
    await followers.key()
    for (const { endpoint, keys } of phones) {
      await followers.add({
        subscription: { endpoint, keys },
        wants: { closures: true, kinds: [], topics: [], shift: null },
        language: 'bn',
      })
    }
  })
  // They have got their first message.
  const reachedAt = new Date().toISOString()
  await school.database.updateTable('pushSubscription').set({ reachedAt }).execute()
  await school.close()
}

/** Notes the CPU time and the memory of the server's child process until it ends. */
function watchSender({ process: server }: Site) {
  let cpuSeconds = 0
  let bytes = 0
  let pids: number[] = []
  const others = new Set(familyOf(server.pid!))
  const timer = setInterval(() => {
    pids = familyOf(server.pid!).filter((pid) => !others.has(pid))
    cpuSeconds = Math.max(cpuSeconds, processorSeconds(pids) ?? 0)
    bytes = Math.max(bytes, residentBytes(pids) ?? 0)
  }, SAMPLE_EVERY_MS)
  return {
    async ended() {
      while (pids.length > 0) await setTimeout(SAMPLE_EVERY_MS)
      clearInterval(timer)
      return { cpuSeconds, bytes }
    },
  }
}

async function startPushService() {
  const child = fork(path.join(import.meta.dirname, 'push-service.ts'), { stdio: 'inherit' })
  adopt(child)
  const [started] = (await once(child, 'message')) as [PushService]
  return {
    ...started,
    async ask<Answer>(order: Order): Promise<Answer> {
      const answer = once(child, 'message')
      child.send(order)
      return (await answer)[0] as Answer
    },
    stop: () => stop(child),
  }
}
