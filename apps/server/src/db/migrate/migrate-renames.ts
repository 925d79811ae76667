import type pg from 'pg'

const RENAMED =
  /^(?:\s|--[^\n]*|\/\*[^]*?\*\/)*alter\s+table\s+([\w.]+)\s+rename\s+constraint\s+(\w+)\s+to\s+(\w+)\s*$/i

interface Constraint {
  kind: string
  definition: string
}

/**
 * Commands that rename a constraint, in place of the one that Citus refuses: one that rests on an index follows the name of the
 * index, any other is taken off and put on again. All other commands as they are.
 * @param client where the commands before have been carried out
 */
export async function withoutRenames(client: pg.Client, command: string): Promise<string[]> {
  const [, table, from, to] = RENAMED.exec(command) ?? []
  if (!table) return [command]
  const { rows } = await client.query<Constraint>(
    `select contype::text as kind, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = to_regclass($1) and conname = $2`,
    [table, from],
  )
  const [constraint] = rows
  // PostgreSQL says best what is missing.
  if (!constraint) return [command]
  if (['p', 'u', 'x'].includes(constraint.kind)) return [`alter index ${from} rename to ${to}`]
  return [
    `alter table ${table} drop constraint ${from}`,
    `alter table ${table} add constraint ${to} ${constraint.definition}`,
  ]
}
