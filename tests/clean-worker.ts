import { vi } from 'vitest'

// Runs before each test file, because files share a worker: one that failed halfway must not leave
// its clock or its spies to the next one.
vi.useRealTimers()
vi.restoreAllMocks()
