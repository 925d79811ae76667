import { z } from 'zod'
import type { Endpoint, SchemaLike } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { plainSentence } from './reader/fill-sentence.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of all bound endpoints, made from the contract. */
export function openapiDocument(endpoints: readonly Endpoint[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const methods = endpoint.changesState ? ['get', 'post'] : [endpoint.method.toLowerCase()]
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      for (const method of methods) {
        const item = (paths[path] ??= {})
        item[method] = operation(endpoint, path === endpoint.path && method === methods[0])
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gyeol API',
      version: '1',
      description:
        'Cookies carry the session; every call that changes something repeats the cookie csrftoken in the header X-CSRFToken. ' +
        'A page of an allowed origin reads it from the same header of every answer. ' +
        'Accept-Language (ko, ja, en) decides the language of messages.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Error: errorSchema } },
  }
}

const errorSchema = {
  type: 'object',
  required: ['error_code', 'message', 'results', 'request_id'],
  properties: {
    error_code: { type: 'string' },
    message: { type: 'string' },
    results: {
      type: 'object',
      properties: { message: { type: 'string' }, error_code: { type: 'string' }, code: { type: 'string' } },
    },
    request_id: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

function operation(endpoint: Endpoint, isMain: boolean): Json {
  const body = endpoint.body && toJson(endpoint.body, 'input')
  return {
    ...(isMain && { operationId: endpoint.id }),
    tags: [endpoint.area],
    summary: endpoint.summary,
    ...(endpoint.feature && { 'x-feature': endpoint.feature, 'x-when-off': endpoint.whenOff ?? 'refused' }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: body },
          ...(endpoint.accepts === 'form' && { 'multipart/form-data': { schema: body } }),
        },
      },
    }),
    responses: responses(endpoint),
  }
}

function toJson(schema: SchemaLike, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema as unknown as z.ZodType, {
    io,
    unrepresentable: 'any',
  }) as Json
  return json
}

function parameters(schema: SchemaLike | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const json = toJson(schema, 'input')
  const required = new Set((json.required as string[] | undefined) ?? [])
  return Object.entries((json.properties as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }))
}

function responses(endpoint: Endpoint): Json {
  const answers: Json = {}
  const content =
    endpoint.answers === 'binary'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : endpoint.response && { 'application/json': { schema: toJson(endpoint.response, 'output') } }
  for (const status of endpoint.success) {
    answers[status] = { description: 'done', ...(content && status !== 204 && { content }) }
  }
  for (const [status, codes] of byStatus(errorCodes(endpoint))) {
    answers[status] = {
      description: told(codes),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return {
    ...answers,
    default: {
      description: `Any call, besides: ${told(GENERAL)}; a write: ${told(['CONFLICT'])}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  }
}

const told = (codes: readonly ErrorCode[]) =>
  codes.map((code) => `${code}: ${plainSentence(errors[code].en)}`).join(' · ')

/** Everything that this endpoint may refuse with: what it declares and what follows from its form. */
export function errorCodes(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors)
  if (endpoint.params ?? endpoint.query ?? endpoint.body) codes.add('BAD_REQUEST')
  if (endpoint.audience !== 'public') codes.add('NOT_SIGNED_IN').add('TOKEN_EXPIRED').add('OTHER_PERSON')
  if (endpoint.audience === 'member') codes.add('NO_COMPANY')
  if (endpoint.audience === 'member' && !endpoint.whileShutOut) codes.add('DASHBOARD_UNAVAILABLE')
  if (endpoint.method !== 'GET' || endpoint.changesState) codes.add('FORGERY_SUSPECTED')
  if (endpoint.limitPerMinute) codes.add('TOO_MANY_REQUESTS')
  // The session may have moved into another company while it waited.
  if (endpoint.waitsForTurn) codes.add('TOO_MANY_FILES').add('CONFLICT')
  if (endpoint.feature) codes.add('FEATURE_OFF')
  return [...codes]
}

/** What any call may be refused with, whatever it asks: the request as such, the way to it, and the machine behind. */
const GENERAL: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'REQUEST_TOO_SLOW',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'OUTCOME_UNKNOWN',
  'STOPPING',
  'UNAVAILABLE',
  'DISK_FULL',
]

/** Whether a client was told that it may meet this refusal here. A write may also lose a race or repeat a key wrongly. */
export function isDeclared(endpoint: Endpoint, code: ErrorCode): boolean {
  const isWrite = endpoint.method !== 'GET' || endpoint.changesState
  return (isWrite && code === 'CONFLICT') || GENERAL.includes(code) || errorCodes(endpoint).includes(code)
}

function byStatus(codes: ErrorCode[]): Map<number, ErrorCode[]> {
  const grouped = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errors[code]
    grouped.set(status, [...(grouped.get(status) ?? []), code])
  }
  return grouped
}
