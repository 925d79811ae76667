import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { App } from '#server/app.ts'
import { recorded, type Sent } from './record.ts'

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

interface Step {
  name: string
  text: string
  values: Value[]
}
/** A parameter for one request: from what is given, and from what earlier statements of it answered. */
type Value = (given: Given, answers: Promise<pg.QueryResult>[]) => unknown

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
  // The session is remembered from the first call on, as it is in use.
  await http.inject({ method: 'GET', url: method === 'GET' ? path : '/user/teams/', headers })
  const { result, statements } = await recorded(ask)
  if (result.statusCode >= 300) return { replay: null, answer: result.body }
  const steps = statements.map(({ text, values }, at) => ({
    name: `replay ${(named += 1)}`,
    text,
    values: values.map((value) => valueLike(value, given, statements.slice(0, at))),
  }))
  return { replay: { steps, writes: method === 'POST' }, answer: result.body }
}

/** Several statements that write stay one transaction: a commit for each would make the twin slower than the route. */
export async function replay(pool: pg.Pool, { steps, writes }: Replay, given: Given): Promise<unknown[]> {
  const client = await pool.connect()
  const answers: Promise<pg.QueryResult>[] = []
  try {
    if (writes) void client.query('begin')
    for (const { name, text, values } of steps) {
      const ready = values.map((value) => value(given, answers))
      const needed = ready.some(isPromise) ? await Promise.all(ready) : ready
      answers.push(client.query({ name, text, values: needed }))
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

const isPromise = (value: unknown): boolean => value instanceof Promise

function valueLike(value: unknown, given: Given, before: readonly Sent[]): Value {
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueLike(one, given, before))
    return (next, answers) => {
      const ready = parts.map((part) => part(next, answers))
      return ready.some(isPromise) ? Promise.all(ready) : ready
    }
  }
  if (typeof value === 'string' && UUID.test(value)) return () => randomUUID()
  const name = Object.keys(given).find((key) => given[key] === value)
  if (name) return (next) => next[name]
  if (typeof value === 'number') return idAnswered(value, before) ?? (() => value)
  const { day } = given
  if (typeof value === 'string' && NAMES_DOCUMENT.test(value)) return namedAnew(value, given, before)
  if (typeof value === 'string' && day && value.includes(String(day)))
    return (next) => value.replaceAll(String(day), String(next['day']))
  return () => value
}

/** As acts name it in their entries, which are written as JSON. */
const NAMES_DOCUMENT = /"document_id":(\d+)/

/** A text that names a document, with the one that is given instead, or made by an earlier statement. */
function namedAnew(value: string, given: Given, before: readonly Sent[]): Value {
  const recorded = NAMES_DOCUMENT.exec(value)![1]!
  const naming = (id: unknown) =>
    value.replaceAll(`"document_id":${recorded},`, `"document_id":${String(id)},`)
  if (recorded === String(given['document'])) return (next) => naming(next['document'])
  const made = idAnswered(Number(recorded), before)
  return made ? async (next, answers) => naming(await made(next, answers)) : () => value
}

/** The id of a row that an earlier statement made or found, or the number that it gave a document. */
function idAnswered(value: number, before: readonly Sent[]): Value | undefined {
  for (const [at, { rows }] of before.entries())
    for (const [place, row] of rows.entries())
      for (const [column, told] of Object.entries(row))
        if (told === value && /(^|_)id$|^last_number$/.test(column) && column !== 'company_id')
          return async (_given, answers) => (await answers[at]!).rows[place][column]
  return undefined
}
