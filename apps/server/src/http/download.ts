import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, parseByteRange } from '../outside/files/byte-range.ts'
import { contentDisposition } from '../outside/files/content-disposition.ts'
import { shownInBrowser } from '../outside/files/file-types.ts'

/** A file as an answer. */
export interface Download {
  name: string
  contentType: string
  /** Shown in the browser instead of saved; only for types that cannot carry script. */
  inline?: boolean
  size?: number
  /** Sent whole, whatever part is asked for. */
  isWhole?: boolean
  /** Changes with the content; a browser that has it is answered 304. */
  tag?: string
  /** How much stands in it, where that is known; for the trail. */
  holds?: Partial<Record<'rows' | 'documents', number>>
  /** The whole file, or from `start` to `end` (both included) when a range was asked for. */
  open: (range?: ByteRange) => Promise<Readable> | Readable
}

/** Bytes that are held in memory as an answer, large ones in several pieces. It is opened once: what is sent is let go. */
export function downloadOf(name: string, contentType: string, ...pieces: Uint8Array[]): Download {
  const size = pieces.reduce((sum, { length }) => sum + length, 0)
  const open = (range = { start: 0, end: size - 1 }) => Readable.from(partsOf(pieces, range))
  return { name, contentType, size, open }
}

function* partsOf(pieces: Uint8Array[], { start, end }: ByteRange): Generator<Uint8Array> {
  let offset = 0
  for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
    const part = piece.subarray(Math.max(0, start - offset), Math.max(0, end + 1 - offset))
    if (part.length > 0) yield part
    offset += piece.length
  }
}

/** Whether a browser keeps the file already, and is answered without it. */
const isKept = ({ headers }: FastifyRequest, { tag }: Download): boolean =>
  tag !== undefined && headers['if-none-match'] === `"${tag}"`

/**
 * Opens a file that leaves with this request before it is told of, so that nothing is told of one that cannot be opened; null where
 * nothing of it leaves.
 * @throws what opening it throws
 */
export async function openToTake(request: FastifyRequest, file: Download): Promise<Taken | null> {
  if (request.method === 'HEAD' || isKept(request, file)) return null
  const stream = await file.open()
  // Whoever takes it handles its faults; until then it may not bring the server down.
  stream.on('error', () => undefined)
  return { ...file, open: () => stream, close: () => stream.destroy() }
}

/** A file that is open. */
export interface Taken extends Download {
  close: () => unknown
}

/** Sends a file with RFC 6266 name, RFC 9110 ranges and no sniffing. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
): Promise<unknown> {
  if (file.tag) {
    reply.header('etag', `"${file.tag}"`)
    if (isKept(request, file)) return reply.status(304).send()
  }
  const inline = file.inline && shownInBrowser.has(file.contentType)
  reply.header('content-type', file.contentType)
  reply.header('content-disposition', contentDisposition(file.name, inline ? 'inline' : 'attachment'))
  reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (file.size === undefined) return reply.send(await file.open())
  if (file.isWhole) return reply.header('content-length', file.size).send(await file.open())
  reply.header('accept-ranges', 'bytes')
  const range = parseByteRange(request.headers.range, file.size)
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  if (!range) return reply.header('content-length', file.size).send(await file.open())
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await file.open(range))
}
