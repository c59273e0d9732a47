import { vi } from 'vitest'

// Runs before each test file, because files share a worker. A file that fails halfway must not leave
// its clock or its spies to the next file.
vi.useRealTimers()
vi.restoreAllMocks()
