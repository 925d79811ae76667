import type { S3Client } from '@aws-sdk/client-s3'
import type { Disk } from 'flydrive'
import type { Readable } from 'node:stream'
import type { FileBackend } from './file-store.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** For stores that speak S3; null for AWS itself. */
  endpoint: string | null
}

interface Opened {
  client: S3Client
  disk: Disk
}

/** Files in a bucket; credentials come from the environment, as the AWS SDK finds them. */
export function s3Backend(settings: S3Settings): FileBackend {
  let opened: Promise<Opened> | undefined
  const open = () => (opened ??= openBucket(settings))
  return {
    take: async (key, path, contentType) => (await open()).disk.moveFromFs(path, key, { contentType }),
    async read(key, { start, end }) {
      const [{ client }, { GetObjectCommand }] = await Promise.all([open(), import('@aws-sdk/client-s3')])
      const command = new GetObjectCommand({
        Bucket: settings.bucket,
        Key: key,
        Range: `bytes=${start}-${end}`,
      })
      return (await client.send(command)).Body as Readable
    },
    async size(key) {
      const { disk } = await open()
      return (await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null
    },
    remove: async (key) => (await open()).disk.delete(key),
  }
}

async function openBucket({ bucket, region, endpoint }: S3Settings): Promise<Opened> {
  const [{ Disk }, { S3Driver }, { S3Client }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
  ])
  const client = new S3Client({
    region,
    // Stores other than AWS know neither virtual hosts nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const }),
  })
  return {
    client,
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
  }
}
