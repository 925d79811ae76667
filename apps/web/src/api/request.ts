import type { Endpoint } from '#contract/endpoint.ts'

type Part = Record<string, unknown>
export interface RawInput {
  params?: Part
  query?: Part
  body?: unknown
}

/** The address of a call: parameters in the path, the rest as a query; empty values are left out. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, input: RawInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined || value === null) throw new Error(`${endpoint.path}: ${name} is missing`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one))
    }
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** The body of a call: a form when a file is in it and the endpoint takes one, else JSON. */
export function bodyOf(endpoint: Pick<Endpoint, 'accepts'>, body: unknown): FormData | string | undefined {
  if (body === undefined) return undefined
  if (endpoint.accepts === 'form' && holdsFile(body)) return asForm(body as Part)
  // Temporal values and dates write themselves through toJSON.
  return JSON.stringify(body)
}

function holdsFile(body: unknown): boolean {
  return Object.values(body as Part).some((value) =>
    (Array.isArray(value) ? value : [value]).some((v) => v instanceof Blob),
  )
}

function asForm(body: Part): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    const isFileList = Array.isArray(value) && value.some((v) => v instanceof Blob)
    for (const one of isFileList ? value : [value]) {
      if (one instanceof Blob) form.append(name, one)
      else form.append(name, typeof one === 'string' ? one : JSON.stringify(one))
    }
  }
  return form
}
