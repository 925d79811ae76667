import { loadModule, parseSync } from 'libpg-query'
import { companyTables } from '#server/db/rows.gen.ts'
import { tablesOfNobody } from './mixed-tables.ts'

/** Any node of PostgreSQL's own parse tree: an object of one key, its kind, or a plain one. */
type Node = { [key: string]: unknown }

await loadModule()

export interface Judgement {
  faults: string[]
  /** Numbers of the parameters that say which company it is. */
  companies: Set<number>
  /** Numbers of the parameters that an outer join compares: Citus 14 ends the whole server where one of them is null. */
  compared: Set<number>
}

/**
 * What keeps a text of SQL from running where the rows of each company lie on a machine of their own (docs/operations.md):
 * - a table of a company that a query reads or changes without being bound to the company, neither by `company_id = $n` nor by
 *   joins on the company with a table that is. Each query says it itself, also one inside another, because what it could follow
 *   from the one around it is not seen where statements find their machine.
 * - rows added from a query without `returning`, which Citus copies in, past row security, and is refused.
 * - a parameter behind ON CONFLICT of rows added from a query, which Citus hands on without its type.
 * - rows added from a query in another one of WITH, or with the company of the rows that are read, which Citus then looks for on
 *   every machine, and needs all of them to be there.
 * - a table of no company (accounts, sessions, jobs) beside those of one: they lie on different machines.
 * - a query among VALUES, a function in DO UPDATE or RETURNING, and columns named behind a query of WITH, which Citus does not know.
 * - a function that is only stable, of a column, in what UPDATE sets: Citus carries it out beforehand, when it has no row.
 */
export const faultsOf = (text: string): string[] => judge(text).faults

/** The same, with what has to be looked at when the values are known. */
export function judge(text: string): Judgement {
  const judgement: Judgement = { faults: [], companies: new Set(), compared: new Set() }
  const parsed: unknown = parseSync(text)
  visit(parsed, judgement)
  const beside = tablesOfNobody(parsed)
  judgement.faults.push(...beside.map((table) => `${table}, which is of no company, beside tables of one`))
  return judgement
}

function visit(node: unknown, into: Judgement): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, into)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [kind, value] of Object.entries(node as Node)) {
    if (/^(Merge|Truncate|Lock|Copy|Do)Stmt$/.test(kind)) into.faults.push(`${kind} is not judged`)
    if (/^(Select|Update|Delete|Insert)Stmt$/.test(kind) || kind === 'larg' || kind === 'rarg')
      visitStatement(kind, value as Node, into)
    else visit(value, into)
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
  /** All that must be true of a row: conditions and those of joins; of an outer join, for the side that may be missing alone. */
  conditions: { of: unknown; binds?: ReadonlySet<string> }[]
  faults: string[]
}

function visitStatement(kind: string, statement: Node, into: Judgement): void {
  // One side of a join is called larg, too.
  if (!kind.endsWith('Stmt') && !('op' in statement)) return visit({ item: statement }, into)
  const { faults } = into
  const { withClause } = statement as { withClause?: { ctes: { CommonTableExpr: Cte }[] } }
  for (const { CommonTableExpr: cte } of withClause?.ctes ?? []) judgeCte(cte, faults)
  if (holds([statement.returningList, statement.returningClause], 'FuncCall'))
    faults.push('a function in RETURNING')
  const reading: Reading = { tables: new Set(), conditions: [{ of: statement.whereClause }], faults }
  if (kind === 'InsertStmt') judgeInsert(statement, into)
  else if (statement.relation) readFrom({ RangeVar: statement.relation }, reading)
  const target = (statement.relation as Relation | undefined)?.relname
  if (
    kind === 'UpdateStmt' &&
    companyTables.has(target!) &&
    columnsNamed(statement.targetList).includes('company_id')
  )
    faults.push(GIVEN_AWAY)
  if (kind === 'UpdateStmt' && companyTables.has(target!) && asksColumn(statement.targetList))
    faults.push(`a stable function of a column in UPDATE of ${target}`)
  for (const item of [statement.fromClause, statement.usingClause].flat()) readFrom(item, reading)
  for (const { of, binds } of reading.conditions) if (binds) addCompared(of, into.compared)
  const bound = boundTables(reading, into.companies)
  for (const table of reading.tables) if (!bound.has(table)) faults.push(unnamed(table))
  for (const [key, value] of Object.entries(statement)) if (key !== 'relation') visit({ [key]: value }, into)
}

function judgeCte(cte: Cte, faults: string[]): void {
  if (companyTables.has(cte.ctename)) faults.push(`${cte.ctename} of WITH hides a table`)
  if (isFilledFromQuery(cte.ctequery)) faults.push(`rows added from a query in ${cte.ctename}, one of WITH`)
  if (cte.aliascolnames) faults.push(`columns named behind ${cte.ctename}: name them in its query`)
}

const GIVEN_AWAY = 'a row is given to another company'

const unnamed = (table: string) => `${table} is read without its company (\${thisCompany})`

const columnsNamed = (list: unknown) =>
  ((list ?? []) as { ResTarget: { name: string } }[]).map(({ ResTarget }) => ResTarget.name)

interface Source {
  valuesLists?: { List: { items: unknown[] } }[]
  targetList?: { ResTarget: { val: unknown } }[]
}

function judgeInsert(statement: Node, { faults, companies }: Judgement): void {
  const { relname } = statement.relation as { relname: string }
  if (!companyTables.has(relname)) return
  const { SelectStmt: source = {} } = (statement.selectStmt ?? {}) as { SelectStmt?: Source }
  const rows = source.valuesLists?.map(({ List }) => List.items) ?? [
    (source.targetList ?? []).map(({ ResTarget }) => ResTarget.val),
  ]
  const at = columnsNamed(statement.cols).indexOf('company_id')
  for (const row of rows) {
    const side = sideOf(row[at])
    if (typeof side === 'number') companies.add(side)
    else if (at < 0 || side === undefined) faults.push(`${relname} is written without its company`)
    else faults.push(`${relname} takes its company from a row that it reads (\${thisCompany}::bigint)`)
  }
  if (source.valuesLists && holds(source.valuesLists, 'SubLink'))
    faults.push(`a query among the values of ${relname}`)
  if (!source.valuesLists && !statement.returningList && !statement.returningClause)
    faults.push(`${relname} is filled from a query without RETURNING`)
  if (!source.valuesLists && holds(statement.onConflictClause, 'ParamRef'))
    faults.push(`a parameter behind ON CONFLICT of ${relname}, which is filled from a query (sql.lit)`)
  const { targetList } = (statement.onConflictClause ?? {}) as { targetList?: unknown }
  if (holds(targetList, 'FuncCall')) faults.push(`a function in DO UPDATE of ${relname}`)
  if (columnsNamed(targetList).includes('company_id')) faults.push(GIVEN_AWAY)
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

/** As PostgreSQL calls them: what they make of a value hangs on settings, such as the zone or how a day is written. */
const STABLE =
  /^(concat|concat_ws|format|to_char|array_to_string|(to|row_to|array_to)_jsonb?|jsonb?_build_(object|array))$/

/** Whether a stable function is given a column, in whatever is no query of its own. */
function asksColumn(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node as Node).some(([kind, value]) => {
    if (kind === 'SubLink') return false
    if (kind !== 'FuncCall') return asksColumn(value)
    const { funcname, args } = value as { funcname: { String: { sval: string } }[]; args?: unknown }
    return (STABLE.test(funcname.at(-1)!.String.sval) && holds(args, 'ColumnRef')) || asksColumn(args)
  })
}

function holds(node: unknown, kind: string): boolean {
  if (typeof node !== 'object' || node === null) return false
  return Object.entries(node).some(([key, value]) => key === kind || holds(value, kind))
}

/** @returns the tables of the item */
function readFrom(item: unknown, into: Reading): Set<string> {
  const { RangeVar, JoinExpr, RangeTableSample } = (item ?? {}) as Record<string, Node>
  if (RangeTableSample) return readFrom(RangeTableSample.relation, into)
  if (RangeVar) {
    const { relname, schemaname, alias } = RangeVar as unknown as Relation
    const isCompanys = companyTables.has(relname) && (schemaname ?? 'public') === 'public'
    if (isCompanys && alias?.colnames) into.faults.push(`columns of ${relname} are called otherwise`)
    const own = new Set(isCompanys ? [alias?.aliasname ?? relname] : [])
    for (const name of own) into.tables.add(name)
    return own
  }
  if (!JoinExpr) return new Set()
  const [left, right] = [readFrom(JoinExpr.larg, into), readFrom(JoinExpr.rarg, into)]
  const missing: Record<string, Set<string>> = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: new Set() }
  into.conditions.push({ of: JoinExpr.quals, binds: missing[String(JoinExpr.jointype)] })
  return left.union(right)
}

interface Relation {
  relname: string
  schemaname?: string
  alias?: { aliasname: string; colnames?: unknown }
}

/** Which tables are tied to the company, by whatever way from the parameters that name it. */
function boundTables({ tables, conditions }: Reading, companies: Set<number>): Set<string> {
  const bound = new Set<string>()
  const only = tables.size === 1 ? [...tables][0] : undefined
  const pairs = conditions.flatMap(({ of, binds = tables }) =>
    equalities(of, only).flatMap(([one, other]) => [
      { from: one, to: other, binds },
      { from: other, to: one, binds },
    ]),
  )
  for (let grew = true; grew;) {
    grew = false
    for (const { from, to, binds } of pairs) {
      if (typeof to === 'number' || bound.has(to) || !binds.has(to)) continue
      if (typeof from === 'string' && !bound.has(from)) continue
      bound.add(to)
      grew = true
    }
  }
  for (const { from, to } of pairs) {
    if (typeof from === 'number' && typeof to === 'string' && tables.has(to)) companies.add(from)
  }
  return bound
}

/** A parameter that names the company, or the table whose company it is. */
type Side = number | string

/** Pairs of what a condition says to be of one company. */
function equalities(condition: unknown, only: string | undefined): [Side, Side][] {
  const { BoolExpr, A_Expr } = (condition ?? {}) as Record<string, Node>
  if (BoolExpr?.boolop === 'AND_EXPR')
    return (BoolExpr.args as unknown[]).flatMap((part) => equalities(part, only))
  if (A_Expr?.kind !== 'AEXPR_OP' || JSON.stringify(A_Expr.name) !== EQUALS) return []
  const [left, right] = [columnsOf(A_Expr.lexpr), columnsOf(A_Expr.rexpr)]
  return left.flatMap((column, at) => {
    const sides = [sideOf(column, only), sideOf(right[at], only)]
    return sides[0] !== undefined && sides[1] !== undefined ? [sides as [Side, Side]] : []
  })
}

/** The parameters without which a condition can never be true. */
function addCompared(condition: unknown, into: Set<number>): void {
  const { BoolExpr, A_Expr } = (condition ?? {}) as Record<string, Node>
  if (BoolExpr?.boolop === 'AND_EXPR') for (const part of BoolExpr.args as unknown[]) addCompared(part, into)
  if (!/^AEXPR_(OP|OP_ANY|IN|(NOT_)?BETWEEN)$/.test(String(A_Expr?.kind))) return
  for (const side of [A_Expr!.lexpr, A_Expr!.rexpr].flatMap(columnsOf).flatMap(listed)) {
    const number = sideOf(side)
    if (typeof number === 'number') into.add(number)
  }
}

const listed = (side: unknown) => (side as { List?: { items: unknown[] } } | null)?.List?.items ?? [side]

const EQUALS = JSON.stringify([{ String: { sval: '=' } }])

/** What stands in a row in brackets, or the one thing that stands alone. */
function columnsOf(side: unknown): unknown[] {
  const { RowExpr } = (side ?? {}) as { RowExpr?: { args: unknown[] } }
  return RowExpr?.args ?? [side]
}

function sideOf(side: unknown, only?: string): Side | undefined {
  const { ColumnRef, ParamRef, TypeCast } = (side ?? {}) as Record<string, Node>
  if (ParamRef) return ParamRef.number as number
  if (TypeCast) {
    const inside = sideOf(TypeCast.arg)
    return typeof inside === 'number' ? inside : undefined
  }
  const fields = ((ColumnRef?.fields ?? []) as { String?: { sval: string } }[]).map(
    (field) => field.String?.sval,
  )
  if (fields.at(-1) !== 'company_id') return undefined
  return fields.length > 1 ? fields.at(-2) : (only ?? 'company_id')
}
