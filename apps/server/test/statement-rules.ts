import { loadModule, parseSync } from 'libpg-query'
import pg from 'pg'
import { companyTables } from '#server/db/rows.gen.ts'

/** Any node of PostgreSQL's own parse tree: an object of one key, its kind, or a plain one. */
type Node = { [key: string]: unknown }

await loadModule()

/** What was said to the database, and in whose transaction. */
export interface Sent {
  text: string
  values: readonly unknown[]
  companyId: string | undefined
}

/**
 * Has the connections of a pool refuse statements that break a rule of {@link faultsOf}.
 * @param sent hears every statement
 */
export function watchStatements(pool: pg.Pool, sent: (what: Sent) => void): void {
  pool.on('connect', (client) => {
    let companyId: string | undefined
    // Found anew each time: tests put spies in its place.
    const send = (...given: unknown[]) =>
      (pg.Client.prototype.query as (...all: unknown[]) => unknown).apply(client, given)
    client.query = ((config: unknown, ...rest: unknown[]) => {
      const said = typeof config === 'string' ? { text: config, values: rest[0] } : config
      const { text, values } = said as { text: string; values?: unknown }
      if (text.startsWith('begin')) companyId = undefined
      companyId = /^set local app\.company_id = '(\d+)'/.exec(text)?.[1] ?? companyId
      sent({ text, values: Array.isArray(values) ? values : [], companyId })
      refuse(text)
      return send(config, ...rest)
    }) as typeof client.query
  })
}

const judged = new Map<string, string[]>()

function refuse(text: string): void {
  // What is explained was judged when it was said.
  if (text.startsWith('explain')) return
  if (!judged.has(text)) judged.set(text, faultsOf(text))
  const faults = judged.get(text)!
  if (faults.length > 0) throw new Error(`${faults.join('; ')}: ${text}`)
}

/**
 * What keeps a text of SQL from running where the rows of each company lie on a machine of their own (docs/operations.md):
 * - a table of a company that a query reads or changes without being bound to the company, neither by `company_id = $n` nor by
 *   joins on the company with a table that is. Each query says it itself, also one inside another, because what it could follow
 *   from the one around it is not seen where statements find their machine.
 * - rows added from a query without `returning`, which Citus copies in, past row security, and is refused.
 * - rows added from a query in another one of WITH.
 * - a query among VALUES, a function in DO UPDATE or RETURNING, and columns named behind a query of WITH, which Citus does not know.
 */
export function faultsOf(text: string): string[] {
  const faults: string[] = []
  visit(parseSync(text), new Set(), faults)
  return faults
}

function visit(node: unknown, ctes: ReadonlySet<string>, faults: string[]): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, ctes, faults)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [kind, value] of Object.entries(node as Node)) {
    if (/^(Select|Update|Delete|Insert|Merge)Stmt$/.test(kind) || kind === 'larg' || kind === 'rarg')
      visitStatement(kind, value as Node, ctes, faults)
    else visit(value, ctes, faults)
  }
}

interface Insert {
  relation: { relname: string }
  selectStmt?: { SelectStmt?: { valuesLists?: unknown } }
}

interface Cte {
  ctename: string
  ctequery: unknown
  aliascolnames?: unknown
}

interface Reading {
  /** Tables of a company by alias. */
  tables: Set<string>
  /** All that must be true of a row: conditions and those of joins. */
  conditions: unknown[]
}

function visitStatement(kind: string, statement: Node, outer: ReadonlySet<string>, faults: string[]): void {
  // One side of a join is called larg, too.
  if (!kind.endsWith('Stmt') && !('op' in statement)) return visit({ item: statement }, outer, faults)
  const ctes = new Set(outer)
  const { withClause } = statement as { withClause?: { ctes: { CommonTableExpr: Cte }[] } }
  for (const { CommonTableExpr: cte } of withClause?.ctes ?? []) {
    ctes.add(cte.ctename)
    if (isFilledFromQuery(cte.ctequery)) faults.push(`rows added from a query in ${cte.ctename}, one of WITH`)
    if (cte.aliascolnames) faults.push(`columns named behind ${cte.ctename}: name them in its query`)
  }
  if (holds([statement.returningList, statement.returningClause], 'FuncCall'))
    faults.push('a function in RETURNING')
  const reading: Reading = { tables: new Set(), conditions: [statement.whereClause] }
  if (kind === 'InsertStmt') checkInsert(statement, faults)
  else if (statement.relation) readFrom({ RangeVar: statement.relation }, ctes, reading)
  for (const item of [statement.fromClause, statement.usingClause].flat()) readFrom(item, ctes, reading)
  const bound = boundTables(reading)
  for (const table of reading.tables) if (!bound.has(table)) faults.push(unnamed(table))
  for (const [key, value] of Object.entries(statement)) {
    if (key !== 'relation') visit({ [key]: value }, ctes, faults)
  }
}

const unnamed = (table: string) => `${table} is read without its company (\${thisCompany})`

function checkInsert(statement: Node, faults: string[]): void {
  const { relname } = statement.relation as { relname: string }
  if (!companyTables.has(relname)) return
  const columns = (statement.cols ?? []) as { ResTarget: { name: string } }[]
  if (!columns.some((column) => column.ResTarget.name === 'company_id'))
    faults.push(`${relname} is written without its company`)
  const { SelectStmt } = (statement.selectStmt ?? {}) as { SelectStmt?: { valuesLists?: unknown } }
  if (SelectStmt?.valuesLists) {
    if (holds(SelectStmt.valuesLists, 'SubLink')) faults.push(`a query among the values of ${relname}`)
  } else if (!statement.returningList && !statement.returningClause)
    faults.push(`${relname} is filled from a query without RETURNING`)
  const { targetList } = (statement.onConflictClause ?? {}) as { targetList?: unknown }
  if (holds(targetList, 'FuncCall')) faults.push(`a function in DO UPDATE of ${relname}`)
}

/** Citus then tells every machine of the rows in between, and needs all of them to be there. */
function isFilledFromQuery(query: unknown): boolean {
  const { InsertStmt } = query as { InsertStmt?: Insert }
  return (
    InsertStmt !== undefined &&
    companyTables.has(InsertStmt.relation.relname) &&
    !InsertStmt.selectStmt?.SelectStmt?.valuesLists
  )
}

function holds(node: unknown, kind: string): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(([key, value]) => key === kind || holds(value, kind))
}

function readFrom(item: unknown, ctes: ReadonlySet<string>, into: Reading): void {
  const { RangeVar, JoinExpr } = (item ?? {}) as Record<string, Node>
  if (RangeVar) {
    const {
      relname,
      schemaname = 'public',
      alias,
    } = RangeVar as {
      relname: string
      schemaname?: string
      alias?: { aliasname: string }
    }
    if (companyTables.has(relname) && !ctes.has(relname) && schemaname === 'public')
      into.tables.add(alias?.aliasname ?? relname)
  } else if (JoinExpr) {
    readFrom(JoinExpr.larg, ctes, into)
    readFrom(JoinExpr.rarg, ctes, into)
    into.conditions.push(JoinExpr.quals)
  }
}

/** Which tables are tied to the company, by whatever way from what names it. */
function boundTables(reading: Reading): Set<string> {
  const bound = new Set([NAMED])
  const pairs = reading.conditions.flatMap((condition) => equalities(condition, onlyOf(reading)))
  for (let grew = true; grew;) {
    grew = false
    for (const [left, right] of pairs) {
      if (bound.has(left) === bound.has(right)) continue
      bound.add(left).add(right)
      grew = true
    }
  }
  return bound
}

/** The company itself: a parameter. */
const NAMED = '$'

const onlyOf = ({ tables }: Reading) => (tables.size === 1 ? [...tables][0] : undefined)

/** Pairs of what a condition says to be of one company. */
function equalities(condition: unknown, only: string | undefined): [string, string][] {
  const { BoolExpr, A_Expr } = (condition ?? {}) as Record<string, Node>
  if (BoolExpr?.boolop === 'AND_EXPR')
    return (BoolExpr.args as unknown[]).flatMap((part) => equalities(part, only))
  if (A_Expr?.kind !== 'AEXPR_OP' || JSON.stringify(A_Expr.name) !== EQUALS) return []
  const [left, right] = [columnsOf(A_Expr.lexpr), columnsOf(A_Expr.rexpr)]
  return left.flatMap((column, at) => {
    const sides = [sideOf(column, only), sideOf(right[at], only)]
    return sides[0] && sides[1] ? [sides as [string, string]] : []
  })
}

const EQUALS = JSON.stringify([{ String: { sval: '=' } }])

/** What stands in a row in brackets, or the one thing that stands alone. */
function columnsOf(side: unknown): unknown[] {
  const { RowExpr } = (side ?? {}) as { RowExpr?: { args: unknown[] } }
  return RowExpr?.args ?? [side]
}

/** The table whose company a side is, the company itself, or nothing of the kind. */
function sideOf(side: unknown, only: string | undefined): string | undefined {
  const { ColumnRef, ParamRef, TypeCast } = (side ?? {}) as Record<string, Node>
  if (ParamRef) return NAMED
  if (TypeCast) return sideOf(TypeCast.arg, only) === NAMED ? NAMED : undefined
  const fields = ((ColumnRef?.fields ?? []) as { String?: { sval: string } }[]).map(
    (field) => field.String?.sval,
  )
  if (fields.at(-1) !== 'company_id') return undefined
  return fields.length > 1 ? fields.at(-2) : only
}
