import { companyTables } from '#server/db/rows.gen.ts'

interface Relation {
  relname: string
  schemaname?: string
}

/**
 * Tables that a statement names beside those of a company, and that lie at the coordinator: accounts, sessions, memberships,
 * jobs. Citus refuses to join the two, and whatever way a statement names both it no longer goes to the machine of its
 * company alone.
 * @returns their names; none where the statement is of a company alone, or of none
 */
export function tablesOfNobody(statement: unknown): string[] {
  const all = relationsOf(statement)
  if (!all.some(isCompanys)) return []
  return all.filter((relation) => !isCompanys(relation)).map(({ relname }) => relname)
}

/** Whether a statement names a table of companies at all. */
export const isOfCompany = (statement: unknown): boolean => relationsOf(statement).some(isCompanys)

const isCompanys = ({ relname, schemaname = 'public' }: Relation) =>
  schemaname === 'public' && companyTables.has(relname)

function relationsOf(statement: unknown): Relation[] {
  const [relations, named] = [new Map<string, Relation>(), new Set<string>()]
  collect(statement, relations, named)
  return [...relations.values()].filter(({ relname, schemaname }) => schemaname || !named.has(relname))
}

function collect(node: unknown, relations: Map<string, Relation>, named: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('relname' in node) {
    const relation = node as Relation
    relations.set(`${relation.schemaname ?? ''}.${relation.relname}`, relation)
  }
  if ('ctename' in node) named.add(String(node.ctename))
  // What a lock is of was named where it is read.
  for (const [key, value] of Object.entries(node)) if (key !== 'lockedRels') collect(value, relations, named)
}
