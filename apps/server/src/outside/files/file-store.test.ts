import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseByteRange } from './byte-range.ts'
import { diskBackend } from './disk-backend.ts'
import { fileStore, type FileBackend } from './file-store.ts'
import { memoryBackend } from './memory-backend.ts'
import { s3Backend } from './s3-backend.ts'

let root: string
let server: Server
let endpoint: string
const objects = new Map<string, { body: Buffer; type: string }>()

/** A store that speaks the five S3 requests we make. */
async function answer(request: IncomingMessage) {
  const path = decodeURIComponent(new URL(request.url!, 'http://x').pathname)
  if (request.method === 'PUT') {
    objects.set(path, { body: await buffer(request), type: request.headers['content-type']! })
    return { status: 200 }
  }
  const found = objects.get(path)
  if (request.method === 'DELETE') {
    objects.delete(path)
    return { status: 204 }
  }
  if (!found) return { status: 404 }
  const range = parseByteRange(request.headers.range, found.body.length)
  const part =
    typeof range === 'object' && range ? found.body.subarray(range.start, range.end + 1) : found.body
  return { status: range ? 206 : 200, body: part, type: found.type }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'))
  process.env.AWS_ACCESS_KEY_ID = 'test'
  process.env.AWS_SECRET_ACCESS_KEY = 'test'
  server = createServer(async (request, response) => {
    const { status, body, type } = (await answer(request)) as { status: number; body?: Buffer; type?: string }
    response.writeHead(status, { 'content-length': body?.length ?? 0, ...(type && { 'content-type': type }) })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(root, { recursive: true, force: true })
})

const backends: [string, () => FileBackend][] = [
  ['memory', memoryBackend],
  ['disk', () => diskBackend(join(root, 'files'))],
  ['s3', () => s3Backend({ bucket: 'gyeol', region: 'ap-northeast-2', endpoint })],
]
const text = '안녕하세요, 결입니다.\n'.repeat(100)
const file = { companyId: 7, name: '메모.txt', maxBytes: 10_000 }

describe.each(backends)('files in %s', (_, make) => {
  const incoming = () => join(root, 'incoming')

  test('what is put is read back whole and in parts, and can be removed', async () => {
    const files = fileStore(make(), incoming())
    const stored = await files.put(Readable.from([Buffer.from(text)]), file)
    expect(stored).toMatchObject({
      name: '메모.txt',
      contentType: 'text/plain',
      size: Buffer.byteLength(text),
    })
    expect(stored.key).toMatch(/^7\/\d{4}\/\d{2}\/[0-9a-f]{32}$/)
    const whole = await files.get(stored.key)
    expect(whole.size).toBe(stored.size)
    expect((await buffer(whole.stream)).toString()).toBe(text)
    const part = await files.get(stored.key, { start: 3, end: 8 })
    expect((await buffer(part.stream)).toString()).toBe('녕하')
    await files.remove(stored.key)
    await files.remove(stored.key)
    await expect(files.get(stored.key)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
  })

  test('a file that is too large is stopped while it streams and leaves nothing', async () => {
    const files = fileStore(make(), incoming())
    let sent = 0
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1000, (sent += 1) && 97)
      })(),
    )
    await expect(files.put(endless, file)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect(sent).toBeLessThan(200)
    expect(await readdir(incoming())).toEqual([])
  })

  test.each([
    ['FILE_EMPTY', { ...file }, ''],
    ['FILE_TYPE_MISMATCH', { ...file, name: 'a.pdf' }, 'not a pdf'],
    ['FILE_TYPE_MISMATCH', { ...file, contentType: 'image/png' }, 'text'],
    ['FILE_TYPE_NOT_ALLOWED', { ...file, name: 'a.exe' }, 'text'],
    ['FILE_NAME_INVALID', { ...file, name: '..' }, 'text'],
  ])('%s refuses and leaves nothing', async (code, given, content) => {
    const files = fileStore(make(), incoming())
    await expect(files.put(Readable.from(content ? [content] : []), given)).rejects.toMatchObject({ code })
    expect(await readdir(incoming())).toEqual([])
  })

  test('a broken upload passes its error on and leaves nothing', async () => {
    const files = fileStore(make(), incoming())
    const broken = Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('connection lost')
      })(),
    )
    await expect(files.put(broken, file)).rejects.toThrow('connection lost')
    expect(await readdir(incoming())).toEqual([])
  })

  test.each([
    '../secret',
    '7/2026/11/../../../secret',
    '/etc/passwd',
    '7/2026/11/%2e%2e',
    '',
    '7/2026/11/' + 'G'.repeat(32),
  ])('the key %j reaches nothing', async (key) => {
    await writeFile(join(root, 'secret'), 'x')
    const files = fileStore(make(), incoming())
    await expect(files.get(key)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
    await expect(files.remove(key)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
  })
})

test('S3 is told the type of a file, and its key holds nothing of the name', async () => {
  const s3 = s3Backend({ bucket: 'gyeol', region: 'ap-northeast-2', endpoint })
  const stored = await fileStore(s3, join(root, 'incoming')).put(Readable.from(['x']), file)
  expect(objects.get(`/gyeol/${stored.key}`)).toMatchObject({ type: 'text/plain', body: Buffer.from('x') })
})

test.each([
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=5-1000', { start: 5, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
])('Range %j of 100 bytes is %j', (header, wanted) => expect(parseByteRange(header, 100)).toEqual(wanted))
