import path from 'node:path'
import { describeFailure } from '#src/backup/problem.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/school/settings.ts'

// Files of a command are as private as those of the server.
process.umask(0o077)

/** npm runs scripts in the package's folder; INIT_CWD is the folder where npm was called. */
export function fromCaller(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '', name)
}

/** Runs a command. If it fails, prints one line, and the process ends with 1. */
export async function run(
  command: () => Promise<void>,
  describe: (error: unknown) => string = describeFailure,
): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error(describe(error))
    process.exitCode = 1
  }
}

export async function withSchool<T>(
  work: (school: OpenSchool) => Promise<T>,
  settings = readSchoolSettings(process.env),
): Promise<T> {
  const school = await openSchool(settings)
  try {
    return await work(school)
  } finally {
    await school.close()
  }
}
