import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Runs every check in order and prints one line with the totals. With `--quick`, the slow tests do
 * not run: tests of the API, of the server and in the browser.
 */
const isQuick = process.argv.includes('--quick')
const SLOW = ['**/*api.test.ts', 'src/server/**', 'src/sample/**']
const REPORTS = path.resolve('node_modules/.cache/reports')
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

interface Result {
  passed: number
  failed: number
}

const results: Result[] = [
  check('Formatting', ['oxfmt', '--check']),
  // This comes first, because lint and types read the files that it writes.
  check('Page types', ['react-router', 'typegen']),
  check('Lint', ['oxlint', '--type-aware', '--deny-warnings']),
  check('Types', ['tsc']),
  isQuick
    ? unitTests('Unit tests', ['src', ...SLOW.flatMap((files) => ['--exclude', files])])
    : unitTests('Unit, store and API tests'),
]
if (!isQuick) results.push(browserTests())

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function unitTests(name: string, args: string[] = []): Result {
  return suite(name, ['vitest', 'run', ...args], 'vitest.json', (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
  }))
}

function browserTests(): Result {
  return suite('Browser tests', ['playwright', 'test'], 'playwright.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

/** A command that passes or fails as a whole. */
function check(name: string, command: string[]): Result {
  const isPassed = run(name, command)
  return { passed: Number(isPassed), failed: Number(!isPassed) }
}

/** A command that reports its number of passed tests. Without a report, it has failed. */
function suite(
  name: string,
  command: string[],
  reportName: string,
  // oxlint-disable-next-line typescript/no-explicit-any -- two tools' own reports
  count: (report: any) => Result,
): Result {
  const isPassed = run(name, command)
  const file = path.join(REPORTS, reportName)
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const result = count(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: result.passed, failed: Math.max(result.failed, Number(!isPassed)) }
}

function run(name: string, [command, ...args]: string[]): boolean {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(command!, args, {
    stdio: 'inherit',
    env: { ...process.env, REPORTS },
  })
  return status === 0
}
