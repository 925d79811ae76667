import { z } from 'zod'
import type { Endpoint, SchemaLike } from '#contract/endpoint.ts'
import { errors } from '#contract/errors.ts'
import { plainSentence } from '../reader/fill-sentence.ts'
import { errorCodes } from '../openapi.ts'

interface JsonSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  required?: string[]
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  default?: unknown
}

/** The API as a page to read: no script, one section per area, one card per endpoint. `__NONCE__` is the style's nonce. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  const areas = new Map<string, Endpoint[]>()
  for (const endpoint of endpoints) areas.set(endpoint.area, [...(areas.get(endpoint.area) ?? []), endpoint])
  const menu = [...areas]
    .map(([area, list]) => `<a href="#${area}">${area} <small>${list.length}</small></a>`)
    .join('')
  const body = [...areas]
    .map(([area, list]) => `<h2 id="${area}">${area}</h2>${list.map(card).join('')}`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gyeol API</title><style nonce="__NONCE__">${style}</style></head><body><nav><strong>Gyeol API</strong>${menu}
<a href="/openapi.json">openapi.json</a></nav><main><h1>Gyeol API</h1>${introduction}${body}</main></body></html>`
}

const introduction = `<p>Sign in with <code>POST /v1/auth/login/</code>; the answer sets the cookies <code>gyeol_session</code>,
<code>gyeol_refresh</code> and <code>csrftoken</code>. Every call that changes something repeats <code>csrftoken</code> in the
header <code>X-CSRFToken</code>. <code>Accept-Language</code> (ko, ja, en) chooses the language of messages. A write may carry
<code>Idempotency-Key</code>: the same key is carried out once. After 401 or 498 call
<code>POST /v1/auth/refresh-token/</code> once and repeat. Days are yyyy-MM-dd, instants ISO 8601 with offset, times HH:mm:ss.
Paged lists answer <code>count, next, previous, results</code>. Paths answer with and without their closing slash.</p>`

const style = `:root{color-scheme:light dark}body{margin:0;font:15px/1.55 system-ui,sans-serif;display:grid;grid-template-columns:220px 1fr}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:20px;box-sizing:border-box;border-right:1px solid #8884;display:flex;flex-direction:column;gap:6px}
nav a{color:inherit;text-decoration:none}nav a:hover,nav a:focus{text-decoration:underline}main{padding:24px 32px;max-width:960px;min-width:0}
article{border:1px solid #8884;border-radius:8px;padding:14px 18px;margin:14px 0}h2{margin-top:40px}h3{margin:0;font:600 14px/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
.m{display:inline-block;min-width:58px;font-weight:700;color:#0f766e}table{border-collapse:collapse;width:100%;margin:8px 0}
td,th{text-align:left;padding:4px 8px 4px 0;border-top:1px solid #8883;vertical-align:top;font-size:13px}code,td:first-child{font-family:ui-monospace,monospace}
small{opacity:.7}summary{cursor:pointer;margin-top:6px}@media(max-width:760px){body{display:block}nav{position:static;height:auto;flex-direction:row;flex-wrap:wrap}main{padding:16px}}`

function card(endpoint: Endpoint): string {
  const forms = [
    fields('Path', endpoint.params),
    fields('Query', endpoint.query),
    fields(endpoint.accepts === 'form' ? 'Body (JSON or multipart)' : 'Body', endpoint.body),
  ].join('')
  const answer = endpoint.answers === 'binary' ? '<p>Answers a file.</p>' : answerTable(endpoint)
  const refusals = errorCodes(endpoint).map((code) =>
    row([code, String(errors[code].status), plainSentence(errors[code].en)]),
  )
  return `<article id="${endpoint.id}"><h3><span class="m">${endpoint.method}</span> ${escape(endpoint.path)}</h3>
<p>${escape(endpoint.summary)} <small>${endpoint.audience} · ${endpoint.success.join(', ')}</small></p>${forms}${answer}
<details><summary>Errors</summary><table>${refusals.join('')}</table></details></article>`
}

function answerTable(endpoint: Endpoint): string {
  if (!endpoint.response) return ''
  const rows = rowsOf(toJson(endpoint.response, 'output'), '')
  return `<details><summary>Answer</summary><table>${rows.join('')}</table></details>`
}

function fields(title: string, schema: SchemaLike | undefined): string {
  if (!schema) return ''
  return `<table><tr><th colspan="3">${title}</th></tr>${rowsOf(toJson(schema, 'input'), '').join('')}</table>`
}

function toJson(schema: SchemaLike, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema as unknown as z.ZodType, { io, unrepresentable: 'any' }) as JsonSchema
}

function rowsOf(schema: JsonSchema, path: string): string[] {
  if (schema.items) return rowsOf(schema.items, `${path}[]`)
  const choice = schema.anyOf?.find((one) => one.properties ?? one.items)
  if (choice) return rowsOf(choice, path)
  if (!schema.properties) return [row([path || 'value', typeName(schema), schema.description ?? ''])]
  const required = new Set(schema.required)
  return Object.entries(schema.properties).flatMap(([name, property]) => {
    const full = path ? `${path}.${name}` : name
    const nested =
      property.properties ?? property.items?.properties ?? property.anyOf?.find((one) => one.properties)
    if (nested && full.split('.').length < 4) return rowsOf(property, full)
    const notes = [
      property.description,
      !required.has(name) && 'optional',
      property.default !== undefined && `default ${JSON.stringify(property.default)}`,
    ]
    return [row([full, typeName(property), notes.filter(Boolean).join(', ')])]
  })
}

function typeName(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' | ')
  if (schema.items) return `${typeName(schema.items)}[]`
  const low = schema.minLength ?? schema.minimum
  const high = schema.maxLength ?? schema.maximum
  const bounds =
    low === undefined && high === undefined
      ? ''
      : ` (${low ?? ''}..${high === Number.MAX_SAFE_INTEGER ? '' : (high ?? '')})`
  return `${[schema.type ?? 'any'].flat().join(' | ')}${schema.format ? ` ${schema.format}` : ''}${bounds}`
}

function row(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`
}

function escape(value: string): string {
  return value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
}
