import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/*.test.ts',
      'tests/{,crash/}*.test.ts',
    ],
    globalSetup: ['tests/postgres.ts'],
    // More than the number of cores, because many tests wait for other processes.
    maxWorkers: 3,
    // Long, because the processes that read files have the lowest priority: beside other tests they
    // wait for a free core.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: `${process.env['REPORTS'] ?? 'test-results'}/vitest.json` },
  },
})
