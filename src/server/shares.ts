/** How the schools of a process share it. Parts are of the whole, from 0 to 1. */
export interface Shares {
  isDistrict: boolean
  /** The part of the costly answers at once that may be of one school. */
  running: number
  /** The part of the long lists at once that may be of one school. */
  lists: number
  /** Costly answers that wait. */
  waiting: { ofSchool: number; ofAll: number }
  /** The part of each cache of pages that one school may hold. */
  cached: number
}

/** A page takes 2 ms of CPU time, so the last one in the queue waits 0.2 seconds. */
export const ONE_SCHOOL: Shares = {
  isDistrict: false,
  running: 1,
  lists: 1,
  waiting: { ofSchool: 100, ofAll: 100 },
  cached: 1,
}

/** A crowd at one school, or an attack on it, leaves room for the others. */
export const DISTRICT: Shares = {
  isDistrict: true,
  // One at a time: with SQLite, several are no faster, and each makes the others wait.
  running: 1 / 8,
  lists: 1 / 2,
  waiting: { ofSchool: 50, ofAll: 400 },
  cached: 1 / 4,
}

declare module 'fastify' {
  interface FastifyInstance {
    shares: Shares
  }
}
