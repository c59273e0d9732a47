import { connection, getOk } from './http.ts'

const REQUEST_EVERY_MS = 5

/** Requests home every `REQUEST_EVERY_MS`, and returns the times in ms. */
export async function timesOfHome(
  url: string,
  shouldContinue: (times: number[]) => boolean,
): Promise<number[]> {
  const agent = connection()
  const times: number[] = []
  while (shouldContinue(times)) {
    const start = performance.now()
    await getOk(`${url}/`, { 'accept-encoding': 'br' }, agent)
    const ms = performance.now() - start
    times.push(ms)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, REQUEST_EVERY_MS - ms)))
  }
  agent.destroy()
  return times
}

export function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}
