import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type ChoreAnswer, type ChoreTask, MEMORY_FLAGS } from '../school/chores.ts'

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/chore.ts')

/** One process of the lowest priority that runs many tasks, one after the other. */
export interface ChoreChild {
  /** @throws Error with the problem of the task */
  run(task: ChoreTask): Promise<ChoreAnswer>
  end: () => void
}

/** The process starts with the first task, and again with the next one if it has crashed. */
export function createChoreChild(): ChoreChild {
  let child: ReturnType<typeof start> | undefined
  return {
    async run(task) {
      child ??= start()
      child.write(`${JSON.stringify(task)}\n`)
      const { value } = await child.answers.next()
      if (value === undefined) {
        child = undefined
        throw new Error('Its process has ended.')
      }
      const answer = JSON.parse(value) as ChoreAnswer
      if (answer.problem !== undefined) throw new Error(answer.problem)
      return answer
    },
    end: () => child?.kill(),
  }
}

function start() {
  // A crash writes its reason into the server's log.
  const child = spawn(process.execPath, [...MEMORY_FLAGS, SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Its output ends then, too.
  child.on('error', ({ message }) => console.error(`${SCRIPT} cannot be started: ${message}`))
  child.stdin.on('error', () => undefined)
  return {
    answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    write: (line: string) => child.stdin.write(line),
    kill: () => child.kill(),
  }
}
