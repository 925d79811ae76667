import type pg from 'pg'

export interface CatalogColumn {
  table: string
  name: string
  /** Name of the base type; of an array, that of its elements. */
  type: string
  isArray: boolean
  /** As PostgreSQL writes it, with length and precision. */
  written: string
  notNull: boolean
  default: string | null
  identity: '' | 'a' | 'd'
  generated: '' | 's' | 'v'
  /** Labels when the type is an enumeration. */
  labels: string[] | null
  comment: string | null
  /** Whether row security, or of a view its own condition, binds it to a company. */
  secured: boolean
}

/** Objects of extensions are not ours to describe. */
export const ofExtension = (oid: string) =>
  `exists (select 1 from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

/** Columns of all tables and views of public but partitions and the list of migrations, in the order of the tables. */
export async function readColumns(client: pg.Client): Promise<CatalogColumn[]> {
  const found = await client.query<CatalogColumn>(`
    select c.relname as "table", a.attname as name, base.typname as type, t.typelem <> 0 and t.typlen = -1 as "isArray",
      format_type(a.atttypid, a.atttypmod) as written, a.attnotnull as "notNull",
      pg_get_expr(d.adbin, d.adrelid) as "default", a.attidentity as identity, a.attgenerated as generated,
      (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e where e.enumtypid = base.oid) as labels,
      col_description(c.oid, a.attnum) as comment, c.relrowsecurity or c.relkind = 'v' as secured
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type own on own.oid = a.atttypid
    join pg_type t on t.oid = case when own.typtype = 'd' then own.typbasetype else own.oid end
    join pg_type base on base.oid = case when t.typelem <> 0 and t.typlen = -1 then t.typelem else t.oid end
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and not ${ofExtension('c.oid')} and c.relname <> 'schema_migrations'
    order by c.relname collate "C", a.attnum`)
  return found.rows
}

/** Groups the columns by table, keeping the order. */
export function byTable(columns: CatalogColumn[]): Map<string, CatalogColumn[]> {
  return Map.groupBy(columns, (column) => column.table)
}
