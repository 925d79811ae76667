import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A file as an answer. */
export interface Download {
  name: string
  contentType: string
  /** Shown in the browser instead of saved; only for types that cannot carry script. */
  inline?: boolean
  size?: number
  /** Changes with the content; a browser that has it is answered 304. */
  tag?: string
  /** The whole file, or from `start` to `end` (both included) when a range was asked for. */
  open: (range?: { start: number; end: number }) => Promise<Readable> | Readable
}

const SAFE_INLINE = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
  'text/plain',
])

/** Sends a file with RFC 6266 name, RFC 9110 ranges and no sniffing. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
): Promise<unknown> {
  if (file.tag) {
    reply.header('etag', `"${file.tag}"`)
    if (request.headers['if-none-match'] === `"${file.tag}"`) return reply.status(304).send()
  }
  const inline = file.inline && SAFE_INLINE.has(file.contentType)
  const ascii = file.name.replace(/[^\x20-\x7E]|["\\;%]/g, '_')
  reply.header('content-type', file.contentType)
  reply.header(
    'content-disposition',
    `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  )
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (file.size === undefined) return reply.send(await file.open())
  reply.header('accept-ranges', 'bytes')
  const range = rangeOf(request.headers.range, file.size)
  if (range === 'impossible') return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  if (!range) return reply.header('content-length', file.size).send(await file.open())
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await file.open(range))
}

/** One byte range of a Range header; undefined for none or several, which are answered whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'impossible' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start > end || start >= size ? 'impossible' : { start, end }
}
