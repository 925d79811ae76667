import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { App } from '#server/app.ts'
import { recorded } from './record.ts'

/** What is other in each request of a scenario: ids of people and documents, days. */
export type Given = Record<string, number | string>

/** A request that is made once of the real route, so that its statements can be sent again for others. */
export interface Recipe {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers: Record<string, string>
  given: Given
  /** The recipe before this one whose document it is about: its id is given, and stands for `{document}` in the path. */
  about?: string
}

type Row = Record<string, unknown>

interface Step {
  name: string
  text: string
  values: Value[]
  /** Statements before it whose answers it needs. */
  needs: number[]
}
/** A parameter for one request: from what is given, and from what earlier statements of it answered. */
type Value = (given: Given, answered: readonly Row[][]) => unknown

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
let named = 0

/** The bare twin of any route: the statements that it sends, for other people and days, and nothing else. */
export interface Replay {
  steps: Step[]
  writes: boolean
}

/** Makes the requests of the real routes, one after the other, and keeps what they sent. */
export async function makeReplays(
  app: App,
  recipes: Record<string, Recipe>,
): Promise<Record<string, Replay>> {
  const replays: Record<string, Replay> = {}
  const documents: Record<string, number> = {}
  for (const [name, { about, ...recipe }] of Object.entries(recipes)) {
    const document = about ? documents[about]! : 0
    const path = recipe.path.replace('{document}', String(document))
    const given = about ? { document, ...recipe.given } : recipe.given
    const { replay: made, answer } = await makeReplay(app, { ...recipe, path, given })
    // What a company of this size is refused has no twin: its scenario tells wrong answers.
    if (made) replays[name] = made
    if (made?.writes) documents[name] = (JSON.parse(answer) as { drf_id?: number }).drf_id ?? 0
  }
  return replays
}

async function makeReplay(
  { http }: App,
  { method, path, body, headers, given }: Recipe,
): Promise<{ replay: Replay | null; answer: string }> {
  const ask = () => http.inject({ method, url: path, headers, ...(body && { payload: body }) })
  // The session is remembered from the first call on, as it is in use; whose session is given asks for the first time.
  if (!given.session)
    await http.inject({ method: 'GET', url: method === 'GET' ? path : '/user/teams/', headers })
  const { result, statements } = await recorded(ask)
  if (result.statusCode >= 300) return { replay: null, answer: result.body }
  const found = new Answered()
  const steps = statements.map(({ text, values, rows }, at) => {
    const step = { name: `replay ${(named += 1)}`, text, ...found.parametersLike(values, given) }
    found.add(at, rows)
    return step
  })
  return { replay: { steps, writes: method === 'POST' }, answer: result.body }
}

/** Several statements that write stay one transaction: a commit for each would make the twin slower than the route. */
export async function replay(pool: pg.Pool, { steps, writes }: Replay, given: Given): Promise<unknown[]> {
  const client = await pool.connect()
  const answers: Promise<pg.QueryResult>[] = []
  try {
    if (writes) void client.query('begin')
    const answered: Row[][] = []
    for (const { name, text, values, needs } of steps) {
      for (const at of needs) answered[at] ??= (await answers[at]!).rows
      answers.push(client.query({ name, text, values: values.map((value) => value(given, answered)) }))
    }
    const results = await Promise.all(answers)
    if (writes) await client.query('commit')
    return results.map(({ rows }) => rows)
  } catch (error) {
    await Promise.allSettled(answers)
    if (writes) await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** As acts name it in their entries, which are written as JSON. */
const NAMES_DOCUMENT = /"document_id":(\d+)/

interface Place {
  at: number
  place: number
  column: string
}

/** What the statements of a recipe answered, by which parameters of later ones are told that come from there. */
class Answered {
  readonly #places = new Map<unknown, Place>()

  /** Ids of rows that a statement made or found, and the number that one gave a document: the first place of each. */
  add(at: number, rows: readonly Row[]): void {
    for (const [place, row] of rows.entries())
      for (const [column, value] of Object.entries(row))
        if (/(^|_)id$|^last_number$/.test(column) && column !== 'company_id' && !this.#places.has(value))
          this.#places.set(value, { at, place, column })
  }

  parametersLike(values: readonly unknown[], given: Given): Pick<Step, 'values' | 'needs'> {
    const needs = new Set<number>()
    return { values: values.map((value) => this.#like(value, given, needs)), needs: [...needs] }
  }

  #like(value: unknown, given: Given, needs: Set<number>): Value {
    if (Buffer.isBuffer(value)) {
      const hashed = Object.keys(given).find((key) => given[key] === value.toString('hex'))
      return hashed ? (next) => Buffer.from(String(next[hashed]), 'hex') : () => value
    }
    if (Array.isArray(value)) {
      const parts = value.map((one) => this.#like(one, given, needs))
      return (next, answered) => parts.map((part) => part(next, answered))
    }
    if (typeof value === 'string' && UUID.test(value)) return () => randomUUID()
    const name = Object.keys(given).find((key) => given[key] === value)
    if (name) return (next) => next[name]
    if (typeof value === 'number') return this.#answered(value, needs) ?? (() => value)
    if (typeof value !== 'string') return () => value
    if (NAMES_DOCUMENT.test(value)) return this.#namedAnew(value, given, needs)
    const { day } = given
    if (day && value.includes(String(day)))
      return (next) => value.replaceAll(String(day), String(next['day']))
    return () => value
  }

  #answered(value: number, needs: Set<number>): Value | undefined {
    const found = this.#places.get(value)
    if (!found) return undefined
    const { at, place, column } = found
    needs.add(at)
    return (_given, answered) => answered[at]![place]![column]
  }

  /** A text that names a document, with the one that is given instead, or made by an earlier statement. */
  #namedAnew(value: string, given: Given, needs: Set<number>): Value {
    const recorded = NAMES_DOCUMENT.exec(value)![1]!
    const naming = (id: unknown) =>
      value.replaceAll(`"document_id":${recorded},`, `"document_id":${String(id)},`)
    if (recorded === String(given['document'])) return (next) => naming(next['document'])
    const made = this.#answered(Number(recorded), needs)
    return made ? (next, answered) => naming(made(next, answered)) : () => value
  }
}
