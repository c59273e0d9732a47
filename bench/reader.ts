import { connection, getWell } from './http.ts'

const REQUEST_EVERY_MS = 5

/** The times of requests for home, in ms, one every `REQUEST_EVERY_MS`. */
export async function timesOfHome(
  url: string,
  goesOn: (times: number[]) => boolean,
): Promise<number[]> {
  const agent = connection()
  const times: number[] = []
  while (goesOn(times)) {
    const start = performance.now()
    await getWell(`${url}/`, { 'accept-encoding': 'br' }, agent)
    const ms = performance.now() - start
    times.push(ms)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, REQUEST_EVERY_MS - ms)))
  }
  agent.destroy()
  return times
}

/** Of a hundred times, the slowest one. */
export function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}
