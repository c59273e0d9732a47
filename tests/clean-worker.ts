import { getPriority } from 'node:os'
import { vi } from 'vitest'

// Runs before each test file, because files share a worker. A file that fails halfway must not leave
// its clock or its spies to the next file.
vi.useRealTimers()
vi.restoreAllMocks()

// A process cannot raise its priority again. All later files of this worker would wait for others.
const worker = globalThis as { priorityOfWorker?: number }
worker.priorityOfWorker ??= getPriority()
if (getPriority() !== worker.priorityOfWorker)
  throw new Error('A test has lowered the priority of its worker.')
