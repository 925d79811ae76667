import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodeImage } from './reencode-image.ts'

const limits = { maxWidth: 100, maxHeight: 100 }

test('an image is turned upright, made smaller, and loses everything but its pixels', async () => {
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Minji Kim' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const image = await reencodeImage(Buffer.concat([photo, Buffer.from('<script>trailing</script>')]), limits)
  expect(image).toMatchObject({ width: 50, height: 100, contentType: 'image/webp' })
  const meta = await sharp(image.data).metadata()
  expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(image.data.includes('trailing')).toBe(false)
})

test('a small image is not enlarged and keeps its transparency as png', async () => {
  const stamp = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const image = await reencodeImage(stamp, { ...limits, format: 'png' })
  expect(image).toMatchObject({ width: 20, height: 10, contentType: 'image/png' })
  expect((await sharp(image.data).metadata()).hasAlpha).toBe(true)
})

test('what a jpeg cannot let shine through lies on white', async () => {
  const clear = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer()
  const { data } = await reencodeImage(clear, { ...limits, format: 'jpeg' })
  const { channels } = await sharp(data).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of a few bytes that says it is 50,000 by 50,000 pixels. */
function bomb(): Buffer {
  const header = Buffer.from('00000000000000000100000000', 'hex')
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

test.each([
  ['a decompression bomb', bomb()],
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  [
    'SVG, which can read files and run scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  [
    'a cut off PNG',
    (
      await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    ).subarray(0, 60),
  ],
])('%s is IMAGE_INVALID', async (_, data) => {
  await expect(reencodeImage(data, limits)).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
})
