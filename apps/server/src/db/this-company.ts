import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PostgresQueryCompiler,
  type RawBuilder,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueNode,
  WhereNode,
  AliasNode,
} from 'kysely'
import { COMPANY } from './sql/company-mark.ts'
import { companyTables } from './rows.gen.ts'
import { sql } from './sql/sql.ts'

/**
 * The id of the company whose transaction it is, in any statement: `where m.company_id = ${thisCompany}`. However often it
 * stands in one, it is one parameter. Every table of a company that a statement reads or changes is bound by it, or joined by the
 * company to one that is: a lock of its own before row security, and what a statement is routed by where companies live on
 * several machines. Tests refuse a statement that forgets it (test/statement-rules.ts).
 */
export const thisCompany: RawBuilder<number> = sql<number>`${COMPANY}`

/** Of whom a transaction is; null while it is nobody's. */
export interface CompanyOf {
  companyId: number | null
}

/**
 * Writes statements of one transaction: fills in {@link thisCompany}, and adds the condition by itself to the tables that the builder
 * selects from, changes or deletes from. What is joined names the company in its own condition.
 */
export class CompanyCompiler extends PostgresQueryCompiler {
  readonly #of: CompanyOf
  #placeholder = ''

  constructor(of: CompanyOf) {
    super()
    this.#of = of
  }

  override compileQuery(node: Parameters<PostgresQueryCompiler['compileQuery']>[0], queryId: never) {
    this.#placeholder = ''
    return super.compileQuery(node, queryId)
  }

  protected override appendValue(value: unknown): void {
    if (value !== COMPANY) return super.appendValue(value)
    if (!this.#placeholder) {
      if (this.#of.companyId === null) throw new Error('No company: this transaction is nobody’s yet.')
      this.addParameter(this.#of.companyId)
      this.#placeholder = this.getCurrentParameterPlaceholder()
    }
    this.append(this.#placeholder)
  }

  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery(bound(node, node.from?.froms))
  }

  protected override visitUpdateQuery(node: UpdateQueryNode): void {
    super.visitUpdateQuery(bound(node, [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]))
  }

  protected override visitDeleteQuery(node: DeleteQueryNode): void {
    super.visitDeleteQuery(bound(node, [...node.from.froms, ...(node.using?.tables ?? [])]))
  }
}

function bound<N extends { where?: WhereNode }>(node: N, tables: readonly OperationNode[] = []): N {
  const conditions = tables.flatMap((table) => nameOf(table) ?? []).map(isOfCompany)
  if (conditions.length === 0) return node
  // In brackets: what was asked may say "or".
  const all = [...conditions, ...(node.where ? [ParensNode.create(node.where.where)] : [])]
  return { ...node, where: WhereNode.create(all.reduce(AndNode.create)) }
}

/** By what the statement calls a table of a company; undefined for every other. */
function nameOf(table: OperationNode): string | undefined {
  if (AliasNode.is(table)) {
    return nameOf(table.node) && IdentifierNode.is(table.alias) ? table.alias.name : undefined
  }
  if (!TableNode.is(table)) return undefined
  const { name } = table.table.identifier
  return companyTables.has(name) ? name : undefined
}

function isOfCompany(name: string): OperationNode {
  const column = ReferenceNode.create(ColumnNode.create('company_id'), TableNode.create(name))
  return BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(COMPANY))
}
