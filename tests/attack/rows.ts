import type { TestApp } from '#test/app.ts'

interface Column {
  table: string
  column: string
  type: string
}

/** Columns of the tables that have a column of this name. */
export async function columnsOf(at: TestApp, having: string): Promise<Column[]> {
  const { rows } = await at.owner.query<Column>(
    `select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     join information_schema.columns o on o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = $1
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
    [having],
  )
  return rows
}

/** Which rows of which table belong to a company ($1), those of its accounts too. */
export async function tablesWith(at: TestApp): Promise<Map<string, string>> {
  const tables = new Map<string, string>()
  const accounts = 'select account_id from memberships where company_id = $1'
  for (const { table } of await columnsOf(at, 'account_id')) tables.set(table, `account_id in (${accounts})`)
  for (const { table } of await columnsOf(at, 'company_id')) tables.set(table, 'company_id = $1')
  return tables.set('accounts', `id in (${accounts})`)
}

/** Rows of a company ($1) that are not the person's own; what hangs on a sign-in is left out. */
export async function tablesWithout(at: TestApp, email: string): Promise<Map<string, string>> {
  const tables = new Map<string, string>()
  for (const { table } of await columnsOf(at, 'company_id')) tables.set(table, 'company_id = $1')
  tables.delete('sessions')
  const person = `(select id from members where company_id = $1 and email = '${email}')`
  const owners = [
    ...(await columnsOf(at, 'member_id')).map(({ table }) => [table, 'member_id'] as const),
    ...([
      ['members', 'id'],
      ['room_bookings', 'booked_by'],
      ['document_drafts', 'author_id'],
      ['forms', 'author_id'],
      ['form_versions', 'created_by'],
      ['delegations', 'giver_id'],
    ] as const),
  ]
  for (const [table, column] of owners)
    if (tables.has(table)) tables.set(table, `company_id = $1 and ${column} is distinct from ${person}`)
  return tables
}

/** What the rows of a company are: their number and a digest, by table. */
export async function rowsOf(
  at: TestApp,
  tables: ReadonlyMap<string, string>,
  companyId: number,
): Promise<Record<string, string>> {
  const each = [...tables].map(
    ([table, where]) =>
      `select '${table}' as table, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as told
       from ${table} t where ${where}`,
  )
  const { rows } = await at.owner.query<{ table: string; told: string }>(each.join(' union all '), [
    companyId,
  ])
  return Object.fromEntries(rows.map(({ table, told }) => [table, told]))
}
