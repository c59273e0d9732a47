declare module 's3rver' {
  /** An S3 server in this process; its package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number
      silent: boolean
      /** With both, it answers over https. */
      cert?: string
      key?: string
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
