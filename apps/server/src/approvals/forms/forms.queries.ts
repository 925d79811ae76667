import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { ReceiverType } from '#rules/approvals/receiver.ts'
import type { LineVariant } from '#rules/approvals/line-conditions.ts'
import type { FormEffect } from '#rules/forms/form-effects.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { likeAnywhere } from '../../db/lists/like-pattern.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { joinTeamOn } from '../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface FormRow {
  id: number
  category_id: number | null
  category_name: string | null
  author_id: number
  author_name: string
  author_email: string
  has_effect: boolean
  version: number
  name: string
  nickname: string
  template_form: string
  editor_type: string
  shared_with_company: boolean
  shared_team_id: number | null
  role_line: string
  line_variants: LineVariant[]
  line_amount: string | null
  line_changeable: boolean
  copies_title: boolean
  storage_years: number | null
  created_at: string
  updated_at: string
  is_bookmarked: boolean
  used_at: string | null
  /** People whom it names one by one and who left or are absent. */
  away: AwayPerson[]
}

export interface AwayPerson {
  member_id: number
  name: string
  has_left: boolean
}

export interface WholeForm extends FormRow {
  content: string
  fields: FormField[]
  effect: FormEffect | null
  receivers: LineReceiver[]
}

/** Somebody of a line who can still decide, with what they are called today. */
export interface LineReceiver {
  member_id: number
  name: string
  email: string
  position: string
  team_name: string | null
  type: ReceiverType
  order: number
}

const columns = sql`f.id, f.category_id, k.name as category_name, f.author_id, a.name as author_name,
  a.email as author_email, v.effect is not null as has_effect, f.version, f.name,
  f.nickname, f.template_form, f.editor_type, f.shared_with_company, f.shared_team_id, f.role_line,
  f.line_variants, f.line_amount, f.line_changeable,
  f.copies_title, f.storage_years, f.created_at, f.updated_at, coalesce(b.is_bookmarked, false) as is_bookmarked, b.used_at,
  ${awayOf(sql`f.receivers`)} as away`

const joins = ({ actor }: Reader) => sql`from forms f
  join members a on a.company_id = f.company_id and a.id = f.author_id
  join form_versions v on v.company_id = f.company_id and v.form_id = f.id and v.version = f.version
  left join form_categories k on k.company_id = f.company_id and k.id = f.category_id
  left join form_marks b on b.company_id = f.company_id and b.form_id = f.id and b.member_id = ${actor.memberId}`

/** Forms that the actor may use: the own ones, those of the company, of a team in or below which they stand, and of teams they look after. */
export function isOffered({ actor, today }: Reader): RawBuilder<boolean> {
  const lookedAfter = [...actor.ledTeamIds, ...actor.coverTeamIds]
  const anyTeam = actor.isFullAdmin
    ? sql`f.shared_team_id is not null`
    : sql`f.shared_team_id = any(${lookedAfter}::bigint[])`
  return sql<boolean>`f.company_id = ${thisCompany} and f.removed_at is null and (f.author_id = ${actor.memberId}
    or f.shared_with_company or ${anyTeam} or f.shared_team_id in (
      with recursive above as (
        select t.id, t.parent_id from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = ${thisCompany} and tm.member_id = ${actor.memberId} and ${heldOn('tm', today)}
        union
        select t.id, t.parent_id from above u join teams t on t.company_id = ${thisCompany} and t.id = u.parent_id
      ) select id from above))`
}

export interface FormFilter {
  search?: string | undefined
  category_id?: number | undefined
  share_com?: boolean | undefined
  share_team?: boolean | undefined
}

const byPlace = sql`k.sort_order nulls last, f.name, f.id`

export async function listForms(
  ctx: Reader,
  { search, category_id, share_com, share_team }: FormFilter,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: FormRow[] }> {
  const pattern = search && likeAnywhere(search)
  const where = sql`${isOffered(ctx)}
    and ${pattern ? sql`(f.name ilike ${pattern} or f.nickname ilike ${pattern})` : sql`true`}
    and ${category_id === undefined ? sql`true` : sql`f.category_id = ${category_id}`}
    and ${share_com === undefined ? sql`true` : sql`f.shared_with_company = ${share_com}`}
    and ${share_team === undefined ? sql`true` : sql`(f.shared_team_id is not null) = ${share_team}`}`
  const [rows, count] = await Promise.all([
    sql<FormRow>`select ${columns} ${joins(ctx)} where ${where} order by ${byPlace}
      limit ${page_size} offset ${(page - 1) * page_size}`.execute(ctx.tx),
    sql<{ count: number }>`select count(*)::int as count from forms f where ${where}`.execute(ctx.tx),
  ])
  return { count: count.rows[0]!.count, rows: rows.rows }
}

/** All of them, marked ones first. */
export async function offeredForms(ctx: Reader, only: 'all' | 'marked' | 'recent'): Promise<FormRow[]> {
  const marked = sql`${isOffered(ctx)} and coalesce(b.is_bookmarked, false)`
  const { rows } =
    only === 'recent'
      ? await sql<FormRow>`select ${columns} ${joins(ctx)} where ${isOffered(ctx)} and b.used_at is not null
          order by b.used_at desc, f.id limit 10`.execute(ctx.tx)
      : await sql<FormRow>`select ${columns} ${joins(ctx)} where ${only === 'marked' ? marked : isOffered(ctx)}
          order by coalesce(b.is_bookmarked, false) desc, ${byPlace}`.execute(ctx.tx)
  return rows
}

/** A form that the actor may use, with its questions. @throws Failure NOT_FOUND */
export async function getForm(ctx: Reader, id: number): Promise<WholeForm> {
  return found(await findForm(ctx, id))
}

export async function findForm(ctx: Reader, id: number): Promise<WholeForm | undefined> {
  const { rows } = await sql<WholeForm>`
    select ${columns}, v.content, v.fields, v.effect, ${receiversOf(sql`f.receivers`, ctx.today)} as receivers
    ${joins(ctx)} where ${isOffered(ctx)} and f.id = ${id}`.execute(ctx.tx)
  return rows[0]
}

/** People of a kept line with their names; who has left, or has not yet come, is left out. */
export function receiversOf(
  line: RawBuilder<unknown>,
  today: Temporal.PlainDate,
): RawBuilder<LineReceiver[]> {
  return sql`(select coalesce(json_agg(json_build_object('member_id', m.id, 'name', m.name, 'email', m.email, 'position', m.position,
      'team_name', t.name, 'type', r.place ->> 'type', 'order', (r.place ->> 'order')::int) order by r.at), '[]')
    from jsonb_array_elements(${line}) with ordinality as r (place, at)
    join members m on m.company_id = ${thisCompany} and m.id = (r.place ->> 'member_id')::bigint
      and m.status in ('WORKING', 'ABSENCE')
    ${joinTeamOn(today)})`
}

/** People of a kept line who are not at work: who has left is left out of it. */
export function awayOf(line: RawBuilder<unknown>): RawBuilder<AwayPerson[]> {
  return sql`(select coalesce(json_agg(json_build_object('member_id', m.id, 'name', m.name,
      'has_left', m.status <> 'ABSENCE') order by r.at), '[]')
    from jsonb_array_elements(${line}) with ordinality as r (place, at)
    join members m on m.company_id = ${thisCompany} and m.id = (r.place ->> 'member_id')::bigint
      and m.status <> 'WORKING')`
}

export interface CategoryRow {
  id: number
  name: string
  sort_order: number
  form_count: number
}

/** Headings in their order; for who picks a form, those alone under which something is offered. */
export async function listCategories(ctx: Reader, offeredOnly = false): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select k.id, k.name, k.sort_order, coalesce(n.count, 0) as form_count
    from form_categories k
    left join (select f.category_id, count(*)::int as count from forms f where ${isOffered(ctx)} group by f.category_id) n
      on n.category_id = k.id
    where k.company_id = ${thisCompany} order by k.sort_order, k.id`.execute(ctx.tx)
  return offeredOnly ? rows.filter(({ form_count }) => form_count > 0) : rows
}

/** Forms under a heading, also those that were taken away: their documents still stand there. */
export const formsUnder = (categoryId: number): RawBuilder<{ id: number }> =>
  sql`select f.id from forms f where f.company_id = ${thisCompany} and f.category_id = ${categoryId}`

export async function companyLanguage(tx: Tx): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select language from companies where company_id = ${thisCompany}`.execute(tx)
  return rows[0]!.language
}
