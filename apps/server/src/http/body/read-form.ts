import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { UploadedFile } from '#contract/fields.ts'
import { sentence } from '../answer-error.ts'
import type { Language } from '../context.ts'
import { Failure, fail } from '../fail.ts'
import type { IncomingFolder } from './incoming-folder.ts'

/** Of all fields of a form together: as much as a body of JSON. */
export const MOST_FIELD_BYTES = 1_048_576

export interface Form {
  body: Record<string, unknown>
  /** Removes what arrived; called when the request is over, however it ended. */
  clear(): Promise<void>
}

/**
 * Reads multipart/form-data of an endpoint that accepts it. Files wait in the incoming folder until the command takes them;
 * a name that comes more than once becomes a list.
 * @throws Failure UNSUPPORTED_MEDIA_TYPE when the endpoint takes JSON only, BODY_TOO_LARGE, BAD_REQUEST for a file
 * that it does not take, or takes one of
 */
export async function readForm(
  endpoint: Endpoint,
  request: FastifyRequest,
  incoming: IncomingFolder,
): Promise<Form | null> {
  if (!request.isMultipart()) return null
  if (endpoint.accepts !== 'form') fail('UNSUPPORTED_MEDIA_TYPE')
  const paths: string[] = []
  const clear = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
  const body: Record<string, unknown> = Object.create(null)
  const fileNames = new Set<string>()
  let fieldBytes = 0
  // One more than it takes, so that it can be said which is too many.
  const files = (endpoint.files?.length ?? 0) + 1
  try {
    for await (const part of request.parts({ limits: { files } })) {
      if (part.type === 'field') {
        // The parser cuts a longer one off and goes on: what would be kept is not what somebody wrote.
        if (part.valueTruncated || (fieldBytes += sizeOf(part.value)) > MOST_FIELD_BYTES)
          fail('BODY_TOO_LARGE')
        put(body, part.fieldname, part.value)
        continue
      }
      // Refused before a byte of it is written.
      if (!endpoint.files?.includes(part.fieldname)) {
        fail('BAD_REQUEST', {}, { [part.fieldname]: sentence('BAD_REQUEST', request.language) })
      }
      if (part.fieldname in body) {
        const isSecond = fileNames.has(part.fieldname)
        const said = isSecond ? ONE_FILE[request.language] : sentence('BAD_REQUEST', request.language)
        fail('BAD_REQUEST', {}, { [part.fieldname]: said })
      }
      fileNames.add(part.fieldname)
      const path = await incoming.newPath()
      paths.push(path)
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
      if (part.file.truncated) fail('BODY_TOO_LARGE')
      const { size } = await stat(path)
      const file: UploadedFile = {
        name: part.filename,
        contentType: part.mimetype,
        size,
        open: () => createReadStream(path),
      }
      put(body, part.fieldname, file)
    }
  } catch (error) {
    await clear()
    throw isUnreadable(error) ? new Failure('BAD_REQUEST') : error
  }
  return { body, clear }
}

const ONE_FILE: Record<Language, string> = {
  ko: '파일은 한 번에 하나만 첨부할 수 있습니다. 하나만 선택해 주십시오.',
  ja: '添付できるファイルは一度に1つです。1つだけ選択してください。',
  en: 'You can attach one file at a time. Choose only one.',
}

/** What the parser of forms says of a broken one are plain errors; trouble of ours, such as a full disk, has a code. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && !(error instanceof Failure) && !('code' in error)
}

/** A field of JSON arrives parsed, and only whole. */
function sizeOf(value: unknown): number {
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))
}

function put(body: Record<string, unknown>, name: string, value: unknown): void {
  const before = body[name]
  if (before === undefined) body[name] = value
  else if (Array.isArray(before)) before.push(value)
  else body[name] = [before, value]
}
