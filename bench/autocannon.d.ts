declare module 'autocannon' {
  /** The part of the API that is used here. The package has no types. */
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    requests: { setupRequest?: (request: { path: string }) => { path: string } }[]
  }): Promise<{
    /** `total` counts the answers. */
    requests: { total: number; sent: number }
    /** Milliseconds. */
    latency: { p99: number }
    /** Seconds. */
    duration: number
    errors: number
    non2xx: number
  }>
}
