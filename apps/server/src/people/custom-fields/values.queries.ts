import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { pageOf } from '../../db/page-of.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { found } from '../../http/fail.ts'
import { coveredMembers, joinTeamOn, visibleMembers } from '../roles/index.ts'
import type { EditedBy, Relation, ShownTo } from './custom-fields.policy.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface PersonRow extends Relation {
  id: number
  name: string
  team_name: string | null
}

export interface ValueRow {
  id: number | null
  field_id: number
  member_id: number
  name: string
  kind: FieldKind
  shown_to: ShownTo
  edited_by: EditedBy
  value: string
  option_ids: number[]
  option_names: string[]
}

/** The people whom the reader looks after and who have not left, a page of them by name. */
export async function listPeople(
  ctx: Reader,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: PersonRow[] }> {
  const where = sql`m.company_id = ${thisCompany} and m.status <> 'RETIRED' and ${visibleMembers(ctx, sql.ref('m.id'))}`
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count from members m where ${where}`.execute(ctx.tx),
    sql<PersonRow>`
      select ${personColumns(ctx)} from (
        select m.id, m.name, m.status, ${nameOrder(ctx)} as by_name from members m where ${where}
        order by by_name, m.id ${pageOf({ page, page_size })}
      ) m ${joinTeamOn(ctx.today)} order by m.by_name, m.id`.execute(ctx.tx),
  ])
  return { count: count.rows[0]!.count, rows: rows.rows }
}

/**
 * One person of the company and how the reader stands to them.
 * @throws Failure NOT_FOUND, also for somebody who has left or not come yet, unless the reader sees their record
 */
export async function getPerson(ctx: Reader, memberId: number): Promise<PersonRow> {
  const result = await sql<PersonRow>`
    select ${personColumns(ctx)} from members m ${joinTeamOn(ctx.today)}
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(ctx.tx)
  const person = found(result.rows[0])
  return found(person.isHere || person.sees ? person : null)
}

const personColumns = (ctx: Reader) => sql`
  m.id, m.name, t.name as team_name, m.id = ${ctx.actor.memberId} as "isSelf",
  m.status in ('WORKING', 'ABSENCE') as "isHere", ${visibleMembers(ctx, sql.ref('m.id'))} as sees, ${coveredMember(ctx, sql.ref('m.id'))} as covers`

/** Whom the reader looks after as an admin; a limited admin not themself. */
function coveredMember(ctx: Reader, memberId: RawBuilder<unknown>): RawBuilder<boolean> {
  const covered = coveredMembers(ctx, memberId)
  return ctx.actor.isFullAdmin ? covered : sql<boolean>`(${memberId} <> ${ctx.actor.memberId} and ${covered})`
}

/** The values of some people, in the order of the fields; what the reader may not see is not yet left out. */
export async function valuesOf(
  { tx }: Pick<Reader, 'tx'>,
  memberIds: readonly number[],
): Promise<Map<number, ValueRow[]>> {
  const result = await sql<ValueRow>`
    select v.id, v.member_id, ${fieldColumns}, v.value, ${chosen}
    from custom_values v join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
    where v.company_id = ${thisCompany} and v.member_id = any(${[...memberIds]}::bigint[])
    order by f.sort_order, f.id`.execute(tx)
  return Map.groupBy(result.rows, (row) => row.member_id)
}

/** Every field of the company with the person's value, empty ones too; what the reader may not see is still in it. */
export async function sheetOf(
  { tx }: Pick<Reader, 'tx'>,
  memberId: number,
  fieldIds?: readonly number[],
): Promise<ValueRow[]> {
  const only = fieldIds ? [...fieldIds] : null
  const result = await sql<ValueRow>`
    select v.id, ${memberId}::bigint as member_id, ${fieldColumns}, coalesce(v.value, '') as value, ${chosen}
    from custom_fields f
    left join custom_values v on v.company_id = f.company_id and v.field_id = f.id and v.member_id = ${memberId}
    where f.company_id = ${thisCompany} and (${only}::bigint[] is null or f.id = any(${only}))
    order by f.sort_order, f.id`.execute(tx)
  return result.rows
}

export interface ValueFilter {
  id?: number | undefined
  user_id?: number | undefined
  custom_user_field?: number | undefined
  page: number
  page_size: number
}

/** A page of single values that the reader may see, with how the reader stands to the person of each. */
export async function listValues(
  ctx: Reader,
  filter: ValueFilter,
): Promise<{ count: number; rows: (ValueRow & Relation)[] }> {
  const { id = null, user_id: memberId = null, custom_user_field: fieldId = null } = filter
  const member = sql.ref('v.member_id')
  const from = sql`
    from custom_values v join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
    where v.company_id = ${thisCompany} and (${id}::bigint is null or v.id = ${id}) and (${memberId}::bigint is null or v.member_id = ${memberId})
      and (${fieldId}::bigint is null or v.field_id = ${fieldId})
      and ${maySee(ctx, member)}`
  const [count, rows] = await Promise.all([
    sql<{ count: number }>`select count(*)::int as count ${from}`.execute(ctx.tx),
    sql<ValueRow & Relation>`
      select v.id, v.member_id, ${fieldColumns}, v.value, ${chosen}, v.member_id = ${ctx.actor.memberId} as "isSelf",
        ${isHere(member)} as "isHere", ${visibleMembers(ctx, member)} as sees, ${coveredMember(ctx, member)} as covers
      ${from} order by v.member_id, f.sort_order, f.id
      ${pageOf(filter)}`.execute(ctx.tx),
  ])
  return { count: count.rows[0]!.count, rows: rows.rows }
}

/** Whether the reader may see a value of field `f`; the same as maySeeValue of the policy. */
const maySee = (ctx: Reader, memberId: RawBuilder<unknown>) => sql`
  ((f.shown_to <> 'ADMIN' and ${visibleMembers(ctx, memberId)}) or (f.shown_to = 'ALL' and ${isHere(memberId)})
    or (f.shown_to = 'ADMIN' and ${coveredMember(ctx, memberId)}))`

const isHere = (memberId: RawBuilder<unknown>) => sql<boolean>`
  exists (select 1 from members h
    where h.company_id = ${thisCompany} and h.id = ${memberId} and h.status in ('WORKING', 'ABSENCE'))`

export interface ShownValue {
  member_id: number
  field_id: number
  value: string
  option_names: string[]
}

/** What the reader may see of the values of some people. */
export async function shownValues(ctx: Reader, memberIds: readonly number[]): Promise<ShownValue[]> {
  const result = await sql<ShownValue>`
    select v.member_id, v.field_id, v.value, ${chosen}
    from custom_values v join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
    where v.company_id = ${thisCompany} and v.member_id = any(${[...memberIds]}::bigint[])
      and ${maySee(ctx, sql.ref('v.member_id'))}`.execute(ctx.tx)
  return result.rows
}

/** One value. @throws Failure NOT_FOUND, also for one that the reader may not see */
export async function getValue(ctx: Reader, id: number): Promise<ValueRow & Relation> {
  return found((await listValues(ctx, { id, page: 1, page_size: 1 })).rows[0])
}

const fieldColumns = sql`f.id as field_id, f.name, f.kind, f.shown_to, f.edited_by`

// As JSON: the driver leaves the elements of a bigint[] as text.
const chosen = sql`
  to_json(array(select c.option_id from custom_value_options c where c.company_id = ${thisCompany} and c.value_id = v.id
    order by c.option_id)) as option_ids,
  array(select o.name from custom_value_options c
    join custom_field_options o on o.company_id = c.company_id and o.id = c.option_id
    where c.company_id = ${thisCompany} and c.value_id = v.id order by o.sort_order, o.id) as option_names`
