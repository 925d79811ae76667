import type pg from 'pg'
import { byTable, type CatalogColumn, ofExtension, readColumns } from './catalog.ts'

interface Line {
  owner: string
  text: string
}

/** Describes everything in public as SQL for reading and for comparing, always in the same order. */
export async function writeSchema(client: pg.Client, hash: string): Promise<string> {
  const tables = byTable(await readColumns(client))
  const [constraints, after, views] = [
    await readConstraints(client),
    await readAfter(client),
    await readViews(client),
  ]
  const parts = [
    `-- Made by npm run db:generate from migrations ${hash}. For reading; not edited by hand.`,
    (await readTop(client)).join('\n'),
    ...(await readFunctions(client)),
  ]
  for (const [table, columns] of tables) {
    const view = views.get(table)
    const shape = view ?? tableText(table, columns, textsOf(constraints, table))
    const comments = columns.filter((column) => column.comment !== null)
    const lines = comments.map(
      (column) => `comment on column ${table}.${column.name} is ${quote(column.comment!)};`,
    )
    parts.push([shape, ...textsOf(after, table), ...lines].join('\n'))
  }
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function tableText(table: string, columns: CatalogColumn[], constraints: string[]): string {
  const lines = [...columns.map(columnText), ...constraints]
  return `create table ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`
}

function columnText(column: CatalogColumn): string {
  const words = [column.name, column.written]
  if (column.notNull) words.push('not null')
  if (column.identity)
    words.push(`generated ${column.identity === 'a' ? 'always' : 'by default'} as identity`)
  else if (column.generated)
    words.push(`generated always as (${column.default}) ${column.generated === 's' ? 'stored' : 'virtual'}`)
  else if (column.default !== null) words.push(`default ${column.default}`)
  return words.join(' ')
}

function textsOf(lines: Line[], owner: string): string[] {
  return lines.filter((line) => line.owner === owner).map((line) => line.text)
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

async function readConstraints(client: pg.Client): Promise<Line[]> {
  return lines(
    client,
    `select c.relname as owner, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) as text
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c', 'x')
    order by position(k.contype::text in 'puxcf'), k.conname collate "C"`,
  )
}

/** What stands behind a table: indexes, row security, triggers and its comment. */
async function readAfter(client: pg.Client): Promise<Line[]> {
  return lines(
    client,
    `select owner, text from (
      select c.relname as owner, 1 as rank, i.relname as name, pg_get_indexdef(i.oid) || ';' as text
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select 1 from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
      union all
      select relname, 2, '', format('alter table %I %s row level security;', relname, mode)
      from pg_class, lateral (values ('enable', relrowsecurity), ('force', relforcerowsecurity)) as m (mode, active)
      where relnamespace = 'public'::regnamespace and active
      union all
      select tablename, 3, policyname, format('create policy %I on %I as %s for %s to %s%s%s;', policyname, tablename,
        lower(permissive), lower(cmd), array_to_string(roles, ', '), ' using (' || qual || ')',
        ' with check (' || with_check || ')')
      from pg_policies where schemaname = 'public'
      union all
      select c.relname, 4, t.tgname, pg_get_triggerdef(t.oid) || ';'
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
      union all
      select relname, 5, '', format('comment on table %I is %L;', relname, obj_description(oid, 'pg_class'))
      from pg_class where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is not null
    ) as parts order by owner collate "C", rank, name collate "C", text collate "C"`,
  )
}

async function readViews(client: pg.Client): Promise<Map<string, string>> {
  const found = await lines(
    client,
    `select relname as owner,
      format(E'create %sview %I%s as\\n%s', case relkind when 'm' then 'materialized ' else '' end, relname,
        ' with (' || array_to_string(reloptions, ', ') || ')', pg_get_viewdef(oid, true)) as text
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and not ${ofExtension('pg_class.oid')}`,
  )
  return new Map(found.map((line) => [line.owner, line.text]))
}

async function readTop(client: pg.Client): Promise<string[]> {
  const found = await lines(
    client,
    `select '' as owner, text from (
      select 1 as rank, extname::text as name, format('create extension %I;', extname) as text
      from pg_extension where extname <> 'plpgsql'
      union all
      select 2, t.typname, format('create type %I as enum (%s);', t.typname,
        (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))
      from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
      union all
      select 3, c.relname, format('create sequence %I;', c.relname)
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('i', 'a'))
    ) as parts order by rank, name collate "C"`,
  )
  return found.map((line) => line.text)
}

async function readFunctions(client: pg.Client): Promise<string[]> {
  const found = await lines(
    client,
    `select '' as owner, rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as text
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and not ${ofExtension('p.oid')}
    order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`,
  )
  return found.map((line) => line.text)
}

async function lines(client: pg.Client, sql: string): Promise<Line[]> {
  return (await client.query<Line>(sql)).rows
}
