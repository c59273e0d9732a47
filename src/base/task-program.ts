import { becomeBackground, printAnswer } from './child-program.ts'
import type { TaskModule } from './run-program.ts'

/** The program of every task with its own process. `taskCommand` writes its arguments. */

const [module, niceness, task] = process.argv.slice(2) as [string, string, string]
becomeBackground(Number(niceness))
const { run, refusalOf } = (await import(module)) as TaskModule

await printAnswer<unknown>(
  async () => (await run(JSON.parse(task))) ?? {},
  refusalOf ?? (() => undefined),
)
