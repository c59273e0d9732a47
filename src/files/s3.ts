import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { nowMs } from '../base/clock.ts'
import type { FileStore, StoreArea } from './file-store.ts'

/** A bucket that answers at all needs less than a second. */
const ANSWERS_WITHIN_MS = 8000
/** The network may hold the end of a file for longer than a small request. */
const TAKES_WITHIN_MS = 15_000
const REPEATED_AFTER_MS = 500

/**
 * Files in a bucket, `s3://bucket` or `s3://bucket/prefix`. Each area has a prefix below it.
 * Credentials and region come from AWS_* variables.
 */
export function createS3Store(url: string, endpoint: string | undefined): FileStore {
  const { hostname: bucket, pathname } = new URL(url)
  const prefix = pathname.split('/').filter(Boolean).join('/')
  const folderOf = (area: StoreArea) => (prefix === '' ? `${area}/` : `${prefix}/${area}/`)
  const client = new S3Client({
    region: process.env['AWS_REGION'] ?? 'us-east-1',
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Some S3 servers, such as MinIO's older versions, do not support checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  // `$metadata` marks the bucket's errors. The library sets it for network errors only after a
  // retry.
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: object) => {
        throw Object.assign(error, { $metadata: '$metadata' in error ? error.$metadata : {} })
      }),
    { step: 'initialize' },
  )
  const object = (area: StoreArea, name: string) => ({
    Bucket: bucket,
    Key: `${folderOf(area)}${name}`,
  })
  /** Without a limit, a bucket that accepts connections and never answers would hold the call. */
  const answered = <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>) =>
    limited(ANSWERS_WITHIN_MS, (limit) => send({ abortSignal: limit.signal }))

  return {
    async keep(localPath, area, name) {
      const { size } = await stat(localPath)
      const put = ({ extended, signal }: Limit) => {
        const Body = Readable.from(extended(createReadStream(localPath)))
        const command = new PutObjectCommand({ ...object(area, name), Body, ContentLength: size })
        return client.send(command, { abortSignal: signal })
      }
      await limited(TAKES_WITHIN_MS, async (limit) => {
        // The library repeats other calls itself, but no call with a stream.
        await put(limit).catch(async (error: BucketError) => {
          if (limit.signal.aborted || !isPassing(error)) throw error
          await wait(REPEATED_AFTER_MS)
          await put(limit)
        })
      })
    },
    async remove(area, name) {
      await answered((options) => client.send(new DeleteObjectCommand(object(area, name)), options))
    },
    async open(area, name) {
      const command = new HeadObjectCommand(object(area, name))
      const head = await answered((options) => client.send(command, options)).catch(absent)
      if (!head) return undefined
      return {
        size: head.ContentLength ?? 0,
        async read(range) {
          const get = new GetObjectCommand({
            ...object(area, name),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          })
          const { Body } = await answered((options) => client.send(get, options))
          return Body as Readable
        },
      }
    },
    async *list(area) {
      for (let token: string | undefined, isFirst = true; token || isFirst; isFirst = false) {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: folderOf(area),
          ...(token && { ContinuationToken: token }),
        })
        const page: ListObjectsV2CommandOutput = await answered((options) =>
          client.send(command, options),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          const name = Key!.slice(folderOf(area).length)
          yield { name, writtenAtMs: LastModified?.getTime() ?? nowMs() }
        }
        token = page.NextContinuationToken
      }
    },
    async check() {
      const command = new HeadBucketCommand({ Bucket: bucket })
      await answered((options) => client.send(command, options))
    },
  }
}

interface Limit {
  signal: AbortSignal
  /** Each chunk that is taken begins the time again. */
  extended: (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
}

/** Ends the call if it takes longer. A body that is read afterwards has no limit here. */
async function limited<T>(withinMs: number, call: (limit: Limit) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  const reason = new Error(`The bucket has not answered for ${withinMs / 1000} seconds.`)
  const timer = setTimeout(() => ending.abort(reason), withinMs)
  async function* extended(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      timer.refresh()
      yield chunk
    }
  }
  try {
    return await call({ signal: ending.signal, extended })
  } finally {
    clearTimeout(timer)
  }
}

interface BucketError {
  $metadata?: { httpStatusCode?: number }
}

/** A busy bucket, or a connection that broke: the next call may succeed. */
function isPassing({ $metadata }: BucketError): boolean {
  const status = $metadata?.httpStatusCode
  return status === undefined || status === 429 || status >= 500
}

function absent(error: BucketError): undefined {
  if (error.$metadata?.httpStatusCode === 404) return undefined
  throw error
}
