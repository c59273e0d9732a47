import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
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

  return {
    async keep(localPath, area, name) {
      const { size } = await stat(localPath)
      const Body = createReadStream(localPath)
      await client.send(new PutObjectCommand({ ...object(area, name), Body, ContentLength: size }))
    },
    async remove(area, name) {
      await client.send(new DeleteObjectCommand(object(area, name)))
    },
    async open(area, name) {
      const head = await client.send(new HeadObjectCommand(object(area, name))).catch(absent)
      if (!head) return undefined
      return {
        size: head.ContentLength ?? 0,
        async read(range) {
          const { Body } = await client.send(
            new GetObjectCommand({
              ...object(area, name),
              ...(range && { Range: `bytes=${range.start}-${range.end}` }),
            }),
          )
          return Body as Readable
        },
      }
    },
    async *list(area) {
      for (let token: string | undefined, isFirst = true; token || isFirst; isFirst = false) {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: folderOf(area),
            ...(token && { ContinuationToken: token }),
          }),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          const name = Key!.slice(folderOf(area).length)
          yield { name, writtenAtMs: LastModified?.getTime() ?? nowMs() }
        }
        token = page.NextContinuationToken
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

function absent(error: { $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode === 404) return undefined
  throw error
}
