import { existsSync, statfsSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A file system in memory, where SQLite does not wait for a disk at every commit. */
const MEMORY = '/dev/shm'
const MIN_FREE_BYTES = 2e9

/** `npm run check` skips the tests of the API, of the server, and of the processes for files. */
const SLOW = [
  '**/*api.test.ts',
  'src/server/**',
  'src/sample/**',
  'src/reading/read-document.test.ts',
  'src/paper/bind-photos.test.ts',
]
/**
 * Tests have the tag `rest` if they are slow and what they find breaks rarely. `npm test` leaves
 * them to `npm run test:all`. Without a tag, a test belongs to `npm test`.
 */
const TIERS: Record<string, { tagsFilter: string[] }> = {
  first: { tagsFilter: ['!rest'] },
  rest: { tagsFilter: ['rest'] },
}
const skipped = process.env['QUICK_TESTS'] === 'on' ? SLOW : []

/** Few and long tests that wait for processes. As the last ones, they would leave a core idle. */
const FIRST = ['tests/crash/crash.test.ts', 'tests/bad-input.test.ts']

class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      FIRST.some((file) => moduleId.endsWith(file))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Node does not load components, and cannot replace a package by a spy. */
const NEEDS_VITE = ['{src,tests}/**/*.test.tsx', 'src/features/accounts/two-step/same-work.test.ts']

/** Node itself loads the code, as on a server. Through Vite, the tests took a tenth longer. */
const NODE_LOADS = { viteModuleRunner: false, nodeLoader: false }

/** Their figures depend on the heap and the compiled code that other files leave in a worker. */
const ALONE = ['tests/crafted-text.test.ts', 'tests/district-many.test.ts']

export default defineConfig({
  test: {
    tags: [{ name: 'rest', description: 'Only `npm run test:all` runs it.' }],
    ...TIERS[process.env['TIER'] ?? ''],
    projects: [
      { extends: true, test: { name: 'vite', include: NEEDS_VITE } },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{src,packages}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/*.test.ts',
            'tests/{,crash/,field/}*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...NEEDS_VITE, ...ALONE, ...skipped],
          experimental: NODE_LOADS,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, isolate: true, experimental: NODE_LOADS },
      },
    ],
    globalSetup: ['tests/postgres.ts'],
    // One worker runs many files, because loading the server again for each takes a third of the
    // time. So a test must restore what it changes outside its site.
    isolate: false,
    setupFiles: ['tests/clean-worker.ts'],
    sequence: { sequencer: LongTestsFirst },
    env: hasMemory() ? { TMPDIR: MEMORY } : {},
    // More than the number of cores, because many tests wait for other processes.
    maxWorkers: 3,
    // Long, because the processes that read files have the lowest priority: beside other tests they
    // wait for a free core.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One second, the default, is too short for another process on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: `${process.env['REPORTS'] ?? 'test-results'}/vitest.json` },
  },
})

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > MIN_FREE_BYTES
}
