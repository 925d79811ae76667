import { sql } from '../../db/sql/sql.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { isAdmin } from '../roles/index.ts'
import type { EditedBy, ShownTo } from './custom-fields.policy.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor'>

export interface OptionRow {
  id: number
  field_id: number
  name: string
  sort_order: number
  used_count: number | null
}

export interface FieldRow {
  id: number
  name: string
  kind: FieldKind
  shown_to: ShownTo
  edited_by: EditedBy
  placeholder: string
  sort_order: number
  value_count: number | null
  options: OptionRow[]
}

interface FieldFilter {
  id?: number
  /** Also count who uses them; only admins learn it. */
  counts: boolean
}

/** The fields that the reader may know of, in their order, with their options. */
export async function listFields(ctx: Reader, { id, counts }: FieldFilter): Promise<FieldRow[]> {
  const admin = isAdmin(ctx.actor)
  const counted = admin && counts
  const result = await sql<FieldRow>`
    select f.id, f.name, f.kind, f.shown_to, f.edited_by, f.placeholder, f.sort_order,
      case when ${counted} then (select count(*)::int from custom_values v
        where v.company_id = ${thisCompany} and v.field_id = f.id) end as value_count,
      coalesce((select json_agg(json_build_object('id', o.id, 'field_id', o.field_id, 'name', o.name,
          'sort_order', o.sort_order, 'used_count', ${usedCount(counted)}) order by o.sort_order, o.id)
        from custom_field_options o where o.company_id = ${thisCompany} and o.field_id = f.id), '[]') as options
    from custom_fields f
    where f.company_id = ${thisCompany} and (${admin} or f.shown_to <> 'ADMIN') and (${id ?? null}::bigint is null or f.id = ${id ?? null})
    order by f.sort_order, f.id`.execute(ctx.tx)
  return result.rows
}

/** @throws Failure NOT_FOUND, also for a field that the reader may not know of */
export async function getField(ctx: Reader, id: number): Promise<FieldRow> {
  return found((await listFields(ctx, { id, counts: true }))[0])
}

export async function listOptions(
  ctx: Reader,
  filter: { id?: number | undefined; fieldId?: number | undefined },
): Promise<OptionRow[]> {
  const admin = isAdmin(ctx.actor)
  const { id = null, fieldId = null } = filter
  const result = await sql<OptionRow>`
    select o.id, o.field_id, o.name, o.sort_order, ${usedCount(admin)} as used_count
    from custom_field_options o join custom_fields f on f.company_id = o.company_id and f.id = o.field_id
    where o.company_id = ${thisCompany} and (${admin} or f.shown_to <> 'ADMIN')
      and (${id}::bigint is null or o.id = ${id}) and (${fieldId}::bigint is null or o.field_id = ${fieldId})
    order by f.sort_order, f.id, o.sort_order, o.id`.execute(ctx.tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getOption(ctx: Reader, id: number): Promise<OptionRow> {
  return found((await listOptions(ctx, { id }))[0])
}

const usedCount = (counted: boolean) => sql<number | null>`
  case when ${counted} then (select count(*)::int from custom_value_options c
    where c.company_id = ${thisCompany} and c.option_id = o.id) end`
