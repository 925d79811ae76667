import type { InjectOptions } from 'fastify'
import type { Client, TestApp } from '#test/app.ts'
import type { Call } from './values.ts'

export interface Answered {
  status: number
  /** All that a person could read in it, the cells of a sheet too. */
  text: string
}

/** Makes a call as it is, without the client's own care for types. */
export async function ask(
  at: TestApp,
  client: Client | null,
  call: Call,
  from = '203.0.113.7',
): Promise<Answered> {
  const answer = await at.app.http.inject(requestOf(client, call, from))
  const type = String(answer.headers['content-type'] ?? '')
  return {
    status: answer.statusCode,
    text: type.includes('spreadsheet') ? await cellsOf(answer.rawPayload) : answer.body,
  }
}

function requestOf(
  client: Client | null,
  { endpoint, params, query, body }: Call,
  from: string,
): InjectOptions {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => partOf(params[name]))
  const cookie = client ? [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') : ''
  const forgery = client?.cookies.get('csrftoken')
  return {
    method: endpoint.method,
    url: `${path}${queryText(query)}`,
    remoteAddress: from,
    headers: {
      ...(cookie && { cookie }),
      ...(forgery && { 'x-csrftoken': forgery }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  }
}

function partOf(value: unknown): string {
  return encodeURIComponent(wellFormed(value)).slice(0, 2_000)
}

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encodeURIComponent(name)}=${partOf(one)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** An address holds no half characters; in a body they may stand escaped. */
function wellFormed(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.toWellFormed()
}

async function cellsOf(content: Buffer): Promise<string> {
  const { readXlsx } = await import('hucre/xlsx')
  return JSON.stringify((await readXlsx(content)).sheets)
}

/** A call in one line, to repeat it by hand. */
export function told({ endpoint, params, query, body }: Call): string {
  return `${endpoint.method} ${endpoint.path} ${JSON.stringify({ params, query, body }).slice(0, 600)}`
}
