import { sql } from '../../db/sql/sql.ts'
import type { ReceiverType } from '#rules/approvals/receiver.ts'
import type { LineVariant } from '#rules/approvals/line-conditions.ts'
import type { FormEffect } from '#rules/forms/form-effects.ts'
import type { FormField } from '#rules/forms/form-field.ts'
import type { Tx } from '../../db/connection.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { fail, found, onConstraint } from '../../http/fail.ts'
import type { KeptForm } from './forms.policy.ts'

const broken = { form_categories_name_key: 'NAME_TAKEN', forms_category: 'NOT_FOUND' } as const

export interface ChosenReceiver {
  member_id: number
  type: ReceiverType
  order: number
}

export interface FormValues extends Omit<KeptForm, 'author_id' | 'has_effect'> {
  category_id: number | null
  name: string
  nickname: string
  template_form: string
  editor_type: string
  role_line: string
  line_variants: readonly LineVariant[]
  /** By which of its questions the amount of a document goes. */
  line_amount: string | null
  line_changeable: boolean
  copies_title: boolean
  storage_years: number | null
  receivers: ChosenReceiver[]
}

export interface Asked {
  content: string
  fields: readonly FormField[]
  effect: FormEffect | null
}

export type LockedForm = FormValues & KeptForm & Asked & { id: number; version: number }

export async function countForms(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from forms where company_id = ${thisCompany} and removed_at is null`.execute(
    tx,
  )
  return rows[0]!.count
}

/** @throws Failure NOT_FOUND for an unknown category */
export async function insertForm(ctx: CommandContext, form: FormValues, asked: Asked): Promise<number> {
  const now = ctx.now.toString()
  const row = {
    ...form,
    ...asJson(form),
    company_id: ctx.companyId,
    author_id: ctx.actor.memberId,
    created_at: now,
    updated_at: now,
  }
  const query = ctx.tx.insertInto('forms').values(row).returning('id')
  const { id } = await onConstraint(broken, () => query.executeTakeFirstOrThrow())
  await insertVersion(ctx, id, 1, form.name, asked)
  return id
}

const asJson = ({ receivers, line_variants }: FormValues) => ({
  receivers: JSON.stringify(receivers),
  line_variants: JSON.stringify(line_variants),
})

async function insertVersion(
  ctx: CommandContext,
  formId: number,
  version: number,
  name: string,
  { content, fields, effect }: Asked,
): Promise<void> {
  const row = {
    company_id: ctx.companyId,
    form_id: formId,
    version,
    name,
    content,
    fields: JSON.stringify(fields),
    effect: effect && JSON.stringify(effect),
    created_by: ctx.actor.memberId,
    created_at: ctx.now.toString(),
  }
  await ctx.tx.insertInto('form_versions').values(row).execute()
}

/** The form, locked, so that nothing is written with it while it changes. @throws Failure NOT_FOUND */
export async function lockForm(tx: Tx, id: number): Promise<LockedForm> {
  const [, { rows }] = await Promise.all([
    // By itself: whoever has waited for the lock would find the version of before, and none that fits.
    sql`select from forms where company_id = ${thisCompany} and id = ${id} for update`.execute(tx),
    sql<LockedForm>`
      select f.*, v.content, v.fields, v.effect, v.effect is not null as has_effect from forms f
      join form_versions v on v.company_id = f.company_id and v.form_id = f.id and v.version = f.version
      where f.company_id = ${thisCompany} and f.id = ${id} and f.removed_at is null`.execute(tx),
  ])
  return found(rows[0])
}

/** @throws Failure NOT_FOUND for an unknown category */
export async function changeForm(
  ctx: CommandContext,
  before: LockedForm,
  form: FormValues,
  asked: Asked | null,
): Promise<void> {
  const version = before.version + (asked ? 1 : 0)
  const query = ctx.tx
    .updateTable('forms')
    .set({ ...form, ...asJson(form), version, updated_at: ctx.now.toString() })
    .where('id', '=', before.id)
  await onConstraint(broken, () => query.execute())
  if (asked) await insertVersion(ctx, before.id, version, form.name, asked)
}

export async function removeForm(ctx: CommandContext, id: number): Promise<void> {
  await ctx.tx.updateTable('forms').set({ removed_at: ctx.now.toString() }).where('id', '=', id).execute()
}

/** Marks a form, or notes that it was used. */
export async function markForm(
  { tx, actor }: CommandContext,
  formId: number,
  mark: 'BOOKMARK' | { usedAt: string },
): Promise<void> {
  const usedAt = mark === 'BOOKMARK' ? null : mark.usedAt
  await sql`
    insert into form_marks (company_id, member_id, form_id, is_bookmarked, used_at)
    values (${thisCompany}, ${actor.memberId}, ${formId}, ${usedAt === null}, ${usedAt}::timestamptz)
    on conflict (company_id, member_id, form_id) do update set ${
      usedAt === null
        ? sql`is_bookmarked = true where not form_marks.is_bookmarked`
        : sql`used_at = excluded.used_at`
    }`.execute(tx)
}

/** Takes the mark away where there is one. */
export async function unmarkForm({ tx, actor }: CommandContext, formId: number): Promise<void> {
  await sql`
    update form_marks set is_bookmarked = false where company_id = ${thisCompany} and member_id = ${actor.memberId}
      and form_id = ${formId} and is_bookmarked`.execute(tx)
}

/** The team in which somebody stands today, null without one. */
export async function teamOf(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
): Promise<number | null> {
  const { rows } = await sql<{ team_id: number }>`
    select tm.team_id from team_memberships tm where tm.company_id = ${thisCompany} and tm.member_id = ${memberId}
      and ${heldOn('tm', ctx.today)}`.execute(ctx.tx)
  return rows[0]?.team_id ?? null
}

const NOBODY: Record<Language, string> = {
  ko: '재직 중인 구성원이 아닙니다. 다른 구성원을 선택해 주십시오.',
  ja: '在籍中のメンバーではありません。別のメンバーを選択してください。',
  en: 'This person does not work here. Choose somebody else.',
}

/**
 * The people of a line that was sent, in its order: named by id or by address.
 * @param field by which they were sent
 * @throws Failure BAD_REQUEST that names each who is no working or absent member of the company
 */
export async function resolveReceivers(
  { tx, language }: Pick<CommandContext, 'tx' | 'language'>,
  line: readonly {
    user_id?: number | undefined
    email?: string | undefined
    rcv_type: ReceiverType
    rcv_order: number
  }[],
  field: string,
): Promise<ChosenReceiver[]> {
  if (line.length === 0) return []
  const { rows } = await sql<{ at: number; id: number }>`
    select r.at::int as at, m.id from unnest(${line.map((one) => one.user_id ?? null)}::bigint[],
      ${line.map((one) => one.email?.trim().toLowerCase() ?? null)}::text[]) with ordinality as r (id, email, at)
    join members m on m.company_id = ${thisCompany} and m.status in ('WORKING', 'ABSENCE')
      and (m.id = r.id or (r.id is null and m.email = r.email))`.execute(tx)
  const byPlace = new Map(rows.map(({ at, id }) => [at - 1, id]))
  const unknown = line.flatMap((_, at) => (byPlace.has(at) ? [] : [[`${field}.${at}`, NOBODY[language]]]))
  if (unknown.length > 0) fail('BAD_REQUEST', {}, Object.fromEntries(unknown) as Record<string, string>)
  return line.map(({ rcv_type, rcv_order }, at) => ({
    member_id: byPlace.get(at)!,
    type: rcv_type,
    order: rcv_type === 'VIEWER' || rcv_type === 'CIRCULATOR' ? 0 : Math.max(rcv_order, 1),
  }))
}

export async function insertCategory(ctx: CommandContext, name: string): Promise<number> {
  const query = sql<{ id: number }>`
    insert into form_categories (company_id, name, sort_order)
    select ${thisCompany}, ${name}, coalesce(max(sort_order) + 1, 0) from form_categories where company_id = ${thisCompany}
    returning id`
  const { rows } = await onConstraint(broken, () => query.execute(ctx.tx))
  return rows[0]!.id
}

export async function countCategories(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from form_categories where company_id = ${thisCompany}`.execute(tx)
  return rows[0]!.count
}

/** @throws Failure NOT_FOUND */
export async function lockCategory(tx: Tx, id: number): Promise<{ id: number; name: string }> {
  const query = tx.selectFrom('form_categories').select(['id', 'name']).where('id', '=', id).forUpdate()
  return found(await query.executeTakeFirst())
}

/** @throws Failure NAME_TAKEN */
export async function renameCategory(tx: Tx, id: number, name: string): Promise<void> {
  const query = tx.updateTable('form_categories').set({ name }).where('id', '=', id)
  await onConstraint(broken, () => query.execute())
}

/** How many forms that are still there stand below it; those that were taken away lose it. */
export async function emptyCategory(tx: Tx, id: number): Promise<number> {
  await sql`update forms set category_id = null
    where company_id = ${thisCompany} and category_id = ${id} and removed_at is not null`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from forms where company_id = ${thisCompany} and category_id = ${id}`.execute(
    tx,
  )
  return rows[0]!.count
}

export async function removeCategory(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('form_categories').where('id', '=', id).execute()
}

/** Whether there was such a form, and it was taken away. */
export async function isRemoved(tx: Tx, id: number): Promise<boolean> {
  const query = tx.selectFrom('forms').select('id').where('id', '=', id).where('removed_at', 'is not', null)
  return (await query.executeTakeFirst()) !== undefined
}

/** Whether whoever acts had opened such a form, or keeps what they began with it, before it was taken away. */
export async function hasBegunWith({ tx, actor }: CommandContext, id: number): Promise<boolean> {
  if (!(await isRemoved(tx, id))) return false
  const { rows } = await sql<{ has_begun: boolean }>`
    select exists (select 1 from form_marks k where k.company_id = ${thisCompany} and k.member_id = ${actor.memberId}
        and k.form_id = ${id} and k.used_at is not null)
      or exists (select 1 from document_drafts d where d.company_id = ${thisCompany} and d.author_id = ${actor.memberId}
        and d.form_id = ${id}) as has_begun`.execute(tx)
  return rows[0]!.has_begun
}
