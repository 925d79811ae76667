import { FileError } from './file-error.ts'

export interface ReencodeOptions {
  maxWidth: number
  maxHeight: number
  /** webp by default; png for stamps and signatures that are drawn into documents; jpeg, on white, for sheets of paper. */
  format?: 'webp' | 'png' | 'jpeg'
}

export interface ReencodedImage {
  data: Buffer
  contentType: string
  width: number
  height: number
}

const MAX_PIXELS = 25_000_000
const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'])

/**
 * Decodes an image and encodes it anew: nothing but the pixels remains (no place, no camera, no
 * trailing data), turned upright, in sRGB, never enlarged. Of an animation the first picture.
 * @throws FileError IMAGE_INVALID for anything that is not a sound image of at most 25 megapixels
 */
export async function reencodeImage(input: Uint8Array, options: ReencodeOptions): Promise<ReencodedImage> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  // One core for a picture; the others are for who waits for an answer.
  sharp.concurrency(1)
  try {
    const image = sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format } = await image.metadata()
    if (!accepted.has(format ?? '')) throw new Error(`image format ${format}`)
    const kind = options.format ?? 'webp'
    const size = { width: options.maxWidth, height: options.maxHeight }
    const opaque = kind === 'jpeg' ? image.flatten({ background: 'white' }) : image
    const { data, info } = await opaque
      .rotate()
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(kind, { quality: 85 })
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true })
    return { data, contentType: `image/${kind}`, width: info.width, height: info.height }
  } catch (cause) {
    throw new FileError('IMAGE_INVALID', { cause })
  }
}
