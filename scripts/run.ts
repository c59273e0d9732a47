import path from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { describeFailure } from '#src/backup/state/problem.ts'
import type { DatabaseOptions } from '#src/database/connect.ts'
import { InvalidInput } from '#src/errors/classes.ts'
import { describeIssue } from '#src/errors/zod-issues.ts'
import { type OpenSchool, openSchool } from '#src/school/open.ts'
import { readSchoolSettings } from '#src/base/settings.ts'

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
  options?: DatabaseOptions,
): Promise<T> {
  const school = await openSchool(settings, undefined, options)
  try {
    return await work(school)
  } finally {
    await school.close()
  }
}

/** An answer from the terminal, or the first line of a pipe. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined })
  const answer = stdin.isTTY
    ? await lines.question(question)
    : ((await lines[Symbol.asyncIterator]().next()).value ?? '')
  lines.close()
  return answer
}

/** One line about a failure, or about wrong input of the command line. */
export function describeRefusal(error: unknown): string {
  if (error instanceof z.ZodError) return describeIssue(error.issues[0]!).message
  return error instanceof InvalidInput ? error.fields[0]!.message : describeFailure(error)
}
