import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#contract/errors.ts'
import { errorBody, statusOf } from './answer-error.ts'
import { Failure } from './fail.ts'
import { languageOf } from './reader/language.ts'
import { API_HEADERS } from './security-headers.ts'

/** Node says a buffer; Fastify's types describe what JSON makes of it. */
type Unparsed = Error & { code?: string; rawPacket?: unknown }

/** The answer that is being given on a connection; `complete`: its request had arrived whole before the mistake. */
interface UnderWay {
  headersSent: boolean
  req: { complete: boolean }
}

const CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
}

/** Answers what never became a request (too long a head, no HTTP at all, too slow), in our form and with our headers. */
export function answerUnparsed(error: Unparsed, socket: Socket): void {
  // Nobody listens any more, or an earlier request of this connection has yet to be answered: what we say here would be
  // taken for its answer.
  const { _httpMessage: underWay } = socket as { _httpMessage?: UnderWay }
  if (error.code === 'ECONNRESET' || !socket.writable || underWay?.headersSent || underWay?.req.complete) {
    socket.destroy()
    return
  }
  const failure = new Failure(CODES[error.code ?? ''] ?? 'BAD_REQUEST')
  const requestId = randomBytes(9).toString('base64url')
  const body = JSON.stringify(errorBody(failure, askedLanguage(error), requestId))
  const status = statusOf(failure.code)
  const head = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/** What the head said before it became unreadable. */
function askedLanguage({ rawPacket }: Unparsed) {
  return languageOf(
    /\r\naccept-language: *([^\r\n]+)/i.exec(
      Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '',
    )?.[1],
  )
}
