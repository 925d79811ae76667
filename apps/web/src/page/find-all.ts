import type { EndpointResponse } from '#contract/endpoint.ts'
import { searchAll } from '#contract/portal/search/search.ts'
import { call } from '../api/call.ts'

export type Found = EndpointResponse<typeof searchAll>

const NOTHING: Found = { people: [], documents: [], rooms: [] }
const LONGEST = 100

let asked: { search: string; signal: AbortSignal; answer: Promise<Found> } | undefined

/** People, documents and rooms for a text, of which several sources of the palette show their part: asked once for all of them. */
export function findAll(typed: string, signal: AbortSignal): Promise<Found> {
  const search = typed.trim().slice(0, LONGEST)
  if (search === '') return Promise.resolve(NOTHING)
  if (asked?.search !== search || asked.signal !== signal)
    asked = { search, signal, answer: call(searchAll, { query: { search } }, { signal }) }
  return asked.answer
}
