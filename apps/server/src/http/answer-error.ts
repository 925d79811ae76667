import type { IncomingMessage } from 'node:http'
import { type ErrorBody, type ErrorCode, errors, type ErrorText } from '#contract/errors.ts'
import { isLost } from '../db/wire/lost-connection.ts'
import type { Language } from './context.ts'
import { Failure, type FailureValues } from './fail.ts'
import { fillSentence } from './reader/fill-sentence.ts'

// PostgreSQL could not extend a file, or we could not write one.
const NO_SPACE = new Set(['53100', 'ENOSPC', 'EDQUOT'])
// Serialization failure, deadlock, lock timeout: somebody else was there first.
const RACE_LOST = new Set(['40001', '40P01', '55P03'])

const TOO_MANY_PARTS = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Finds the refusal behind anything thrown; INTERNAL for what nobody foresaw. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isLost(error)) return new Failure('UNAVAILABLE')
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string') {
    if (NO_SPACE.has(code)) return new Failure('DISK_FULL')
    if (RACE_LOST.has(code)) return new Failure('CONFLICT')
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE')
      return new Failure('BODY_TOO_LARGE')
    if (TOO_MANY_PARTS.has(code)) return new Failure('BODY_TOO_LARGE')
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
      return new Failure('UNSUPPORTED_MEDIA_TYPE')
    }
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Failure('BAD_REQUEST')
  return new Failure('INTERNAL')
}

/**
 * The client went away in the middle of its request, or sent a body that is none (a broken chunk): nobody's fault of ours,
 * and no trouble of the database.
 */
export function wasBrokenOff(error: unknown, request: IncomingMessage): boolean {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  if (message === 'aborted' || code === 'ERR_STREAM_PREMATURE_CLOSE') return true
  return error === request.errored || (typeof code === 'string' && code.startsWith('HPE_'))
}

export function statusOf(code: ErrorCode): number {
  return errors[code].status
}

function told(value: FailureValues[string] | undefined, language: Language): string {
  return String((typeof value === 'object' ? value[language] : value) ?? '')
}

/** The sentence of an error in the reader's language, with {name} filled in. */
export function sentence(code: ErrorCode, language: Language, values: FailureValues = {}): string {
  const text: ErrorText = errors[code]
  return fillSentence(text[language], (name) => told(values[name], language))
}

/** The body of an error answer (decision D-10). */
export function errorBody(failure: Failure, language: Language, requestId: string): ErrorBody {
  const message = sentence(failure.code, language, failure.values)
  return {
    error_code: failure.code,
    message,
    results: { message, error_code: failure.code, code: failure.code },
    request_id: requestId,
    ...(failure.fields && { fields: failure.fields }),
  }
}
