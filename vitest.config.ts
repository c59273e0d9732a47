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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: `${process.env['REPORTS'] ?? 'test-results'}/vitest.json` },
  },
})
