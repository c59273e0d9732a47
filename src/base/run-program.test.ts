import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const MODULE = path.join(import.meta.dirname, 'run-program.ts')

it('a program below a command at low priority has more time', async () => {
  const script = `
    import { setPriority } from 'node:os'
    setPriority(19)
    const { runProgram } = await import(${JSON.stringify(MODULE)})
    const limits = { withinMs: 1000, memoryBytes: 1e9, temporaryFolder: ${JSON.stringify(tmpdir())} }
    console.log(await runProgram(['sh', '-c', 'sleep 1.5; echo {}'], limits))
  `
  const args = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout.trim()).toBe('{ answer: {} }')
})
