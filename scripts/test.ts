import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { FIRST_TIER_SECONDS, MOST_SECONDS, SECONDS } from '../tests/budgets.ts'

/**
 * Runs checks and tests, and prints one line with the totals. Without an option, those that
 * `npm test` runs. `--quick`: no browser, and no tests that vitest.config.ts calls slow. `--all`:
 * also the tests with the tag `rest`. `--rest`: only those, after `npm test` in CI.
 */
const isQuick = process.argv.includes('--quick')
const isRest = process.argv.includes('--rest')
const TIER = isRest ? 'rest' : process.argv.includes('--all') ? 'all' : 'first'
/** With it, every process of a test starts in two thirds of the time. */
const COMPILE_CACHE = path.resolve('node_modules/.cache/compile')
/** Of scripts/prepare.mjs, just before this. */
const PREPARED = path.resolve('node_modules/.cache/prepare-ms.json')
const REPORTS = path.resolve('node_modules/.cache/reports')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
/** How long each part took, in ms. The checks run beside the first tests. */
const PARTS: Record<string, number> = existsSync(PREPARED)
  ? JSON.parse(readFileSync(PREPARED, 'utf8'))
  : {}
rmSync(PREPARED, { force: true })

interface Result {
  passed: number
  failed: number
  /** The failed tests and checks, each with its error. */
  failures?: string[]
  files?: TestFile[]
  /** Of tests/specification. */
  rows?: { all: number; passed: number; withoutCheck: number }
}

interface TestFile {
  name: string
  seconds: number
  /** Of its tests without the tag `rest`. */
  firstTierSeconds: number
}

// At the same time as the unit tests, which often wait for other processes.
const checks = isRest ? [] : runChecks()
const tests = isQuick
  ? [await unitTests('Unit tests', ['src'])]
  : [await unitTests('Unit, store and API tests'), await browserTests()]
const results = [...(await checks), ...tests]

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failedTests = results.reduce((sum, result) => sum + result.failed, 0)
// Printed again here, because the tests print thousands of lines between and after them.
for (const failure of results.flatMap((result) => result.failures ?? [])) {
  console.log(`\nFailed: ${failure}`)
}
const testFiles = results.flatMap((result) => result.files ?? [])
if (!isQuick) printSlowestFiles(testFiles)
const slow = isQuick || isRest ? [] : slowFiles(testFiles)
for (const line of slow) console.log(line)
for (const { rows } of results) {
  if (!rows?.all) continue
  const { all, withoutCheck, passed: met } = rows
  const checked = all - withoutCheck
  console.log(
    `\nSpecification and contract: ${all} rows, ${withoutCheck} without a requirement, ${met} of ${checked} passed`,
  )
}
const parts = Object.entries(PARTS).map(([part, ms]) => `${part} ${(ms / 1000).toFixed(0)}`)
console.log(`\nSeconds: ${parts.join(', ')}`)
const failed = failedTests + (TIER === 'all' ? slow.length : 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Runs one check after another. Together they would need all of a small machine's memory. */
async function runChecks(): Promise<Result[]> {
  return [
    // Lint and types read the files that this writes.
    await check('Page types', ['react-router', 'typegen']),
    await check('Formatting', ['oxfmt', '--check']),
    await check('Lint', ['oxlint', '--type-aware', '--deny-warnings']),
    await check('Types', ['tsc']),
  ]
}

function unitTests(name: string, args: string[] = []): Promise<Result> {
  return suite(name, ['vitest', 'run', ...args], 'vitest.json', (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
    failures: report.testResults.flatMap(failuresOf),
    files: report.testResults.map((file: VitestFile) => ({
      name: path.relative('.', file.name),
      seconds: (file.endTime - file.startTime) / 1000,
      firstTierSeconds: firstTierSeconds(file.assertionResults),
    })),
  }))
}

/** A part of vitest's report. */
interface VitestFile {
  name: string
  startTime: number
  endTime: number
  assertionResults: { tags?: string[]; duration?: number | null }[]
}

function firstTierSeconds(assertions: VitestFile['assertionResults']): number {
  return assertions
    .filter(({ tags }) => !tags?.includes('rest'))
    .reduce((sum, { duration }) => sum + (duration ?? 0) / 1000, 0)
}

/** The failures of a test file, from vitest's report. A file that does not load is one too. */
function failuresOf(file: {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}): string[] {
  const failures = file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`)
  if (file.status === 'failed' && failures.length === 0) failures.push(file.message)
  return failures.map((text) => `${path.relative('.', file.name)}: ${text.slice(0, 2000)}`)
}

function browserTests(): Promise<Result> {
  return suite('Browser tests', ['playwright', 'test'], 'playwright.json', (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: report.suites.flatMap((file: BrowserSuite) =>
      specsOf(file)
        .filter((spec) => spec.tests.some(({ status }) => status === 'unexpected'))
        .map((spec) => `tests/${file.title}: ${spec.title}`),
    ),
    files: report.suites.map((file: BrowserSuite) => ({
      name: `tests/${file.title}`,
      seconds: secondsOf(file),
      firstTierSeconds: secondsOf(file, ({ tags }) => !tags.includes('rest')),
    })),
    rows: rowsIn(report.suites),
  }))
}

/** The first level of groups in the file of the specification has at most two tests for each row. */
function rowsIn(files: BrowserSuite[]): NonNullable<Result['rows']> {
  const groups = files
    .filter(({ title }) => title.startsWith('specification/'))
    .flatMap(({ suites = [] }) => suites)
  const statuses = groups
    .flatMap(({ specs }) => specs)
    .filter(({ title }) => !title.endsWith('Further @rest'))
    .map((spec) => spec.tests[0]?.status)
  const count = (...wanted: string[]) =>
    statuses.filter((status) => wanted.includes(status ?? '')).length
  return {
    all: statuses.length,
    passed: count('expected', 'flaky'),
    withoutCheck: count('skipped'),
  }
}

/** A part of Playwright's report. */
interface BrowserSuite {
  title: string
  suites?: BrowserSuite[]
  specs: Spec[]
}

interface Spec {
  title: string
  /** Of its file and groups too. */
  tags: string[]
  tests: { status?: string; results: { duration: number }[] }[]
}

function specsOf({ suites = [], specs }: BrowserSuite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function secondsOf(file: BrowserSuite, counts = (_spec: Spec) => true): number {
  return specsOf(file)
    .filter(counts)
    .flatMap((spec) => spec.tests.flatMap((test) => test.results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0)
}

function printSlowestFiles(files: TestFile[]): void {
  console.log('\nSlowest files, in seconds of one worker:')
  for (const { name, seconds } of files.sort((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${seconds.toFixed(1).padStart(6)}  ${name}`)
  }
}

/** Files of the first tier that take longer than they may. On a slow machine, all may take longer. */
function slowFiles(all: TestFile[]): string[] {
  const total = all.reduce((sum, file) => sum + file.firstTierSeconds, 0)
  const slowness = Math.max(1, total / FIRST_TIER_SECONDS)
  return all.flatMap(({ name, firstTierSeconds: seconds }) => {
    const most = (SECONDS[name] ?? MOST_SECONDS) * slowness
    if (seconds <= most) return []
    return `Too slow for the first tier: ${name} takes ${seconds.toFixed(0)} s, and may take ${most.toFixed(0)} s. Give rare cases the tag "rest".`
  })
}

/** A command that passes or fails as a whole. Its output is printed at its end. */
async function check(name: string, command: string[]): Promise<Result> {
  const { isPassed, output } = await run('formatting, lint and types', command, 'pipe')
  console.log(`\n# ${name}\n${output}`)
  const failures = isPassed ? [] : [`${name}\n${output}`]
  return { passed: Number(isPassed), failed: Number(!isPassed), failures }
}

/** A command that reports its number of passed tests. Without a report, it has failed. */
async function suite(
  name: string,
  command: string[],
  reportName: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- two tools' own reports
  count: (report: any) => Result,
): Promise<Result> {
  console.log(`\n# ${name}`)
  const { isPassed } = await run(name.toLowerCase(), command, 'inherit')
  const file = path.join(REPORTS, reportName)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const result = count(JSON.parse(readFileSync(file, 'utf8')))
  return { ...result, failed: Math.max(result.failed, Number(!isPassed)) }
}

async function run(name: string, [command, ...args]: string[], output: 'inherit' | 'pipe') {
  const start = Date.now()
  const child = spawn(command!, args, {
    stdio: ['inherit', output, output],
    env: {
      ...process.env,
      REPORTS,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      TIER,
      ...(isQuick && { QUICK_TESTS: 'on' }),
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => (printed += part))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  PARTS[name] = (PARTS[name] ?? 0) + Date.now() - start
  return { isPassed: code === 0, output: printed }
}
