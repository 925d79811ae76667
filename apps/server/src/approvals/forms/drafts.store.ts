import { sql } from 'kysely'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { type LineReceiver, receiversOf } from './forms.queries.ts'
import type { ChosenReceiver } from './forms.store.ts'

export interface Draft {
  formId: number | null
  title: string
  content: string
  given: Record<string, unknown>
  receivers: ChosenReceiver[] | null
}

export interface DraftRow {
  id: number
  form_id: number | null
  form_name: string | null
  title: string
  content: string
  given: Record<string, unknown>
  receivers: LineReceiver[] | null
  updated_at: string
}

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

const columns = ({
  today,
}: Reader) => sql`d.id, d.form_id, f.name as form_name, d.title, d.content, d.given, d.updated_at,
  case when d.receivers is not null then ${receiversOf(sql`d.receivers`, today)} end as receivers`

/** Own drafts, newest first. */
export async function listDrafts(
  ctx: Reader,
  { page, page_size }: { page: number; page_size: number },
): Promise<{ count: number; rows: DraftRow[] }> {
  const own = sql`d.company_id = ${thisCompany} and d.author_id = ${ctx.actor.memberId}`
  const [rows, count] = await Promise.all([
    sql<DraftRow>`select ${columns(ctx)} from document_drafts d
      left join forms f on f.company_id = d.company_id and f.id = d.form_id
      where ${own} order by d.updated_at desc, d.id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(
      ctx.tx,
    ),
    countDrafts(ctx),
  ])
  return { count, rows: rows.rows }
}

export async function countDrafts({ tx, actor }: Pick<Reader, 'tx' | 'actor'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_drafts d
    where d.company_id = ${thisCompany} and d.author_id = ${actor.memberId}`.execute(tx)
  return rows[0]!.count
}

/** Whether an own draft has this number; it is locked. */
export function lockDraft(ctx: Pick<Reader, 'tx' | 'actor'>, id: number): Promise<boolean> {
  return holdsDraft(ctx, id, true)
}

/** The same to look at, or locked. */
export async function holdsDraft(
  { tx, actor }: Pick<Reader, 'tx' | 'actor'>,
  id: number,
  lock: boolean,
): Promise<boolean> {
  const own = tx.selectFrom('document_drafts').select('id').where('id', '=', id)
  const query = own.where('author_id', '=', actor.memberId)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) !== undefined
}

/** @param id of the draft, or of a new one */
export async function putDraft(ctx: CommandContext, id: number, draft: Draft): Promise<void> {
  const now = ctx.now.toString()
  const kept = {
    form_id: draft.formId,
    title: draft.title,
    content: draft.content,
    given: JSON.stringify(draft.given),
    receivers: draft.receivers && JSON.stringify(draft.receivers),
    updated_at: now,
  }
  const row = { ...kept, company_id: ctx.companyId, id, author_id: ctx.actor.memberId, created_at: now }
  await ctx.tx
    .insertInto('document_drafts')
    .values(row)
    .onConflict((key) => key.columns(['company_id', 'id']).doUpdateSet(kept))
    .execute()
}

/** @throws Failure NOT_FOUND */
export async function removeDraft({ tx, actor }: CommandContext, id: number): Promise<void> {
  const query = tx.deleteFrom('document_drafts').where('id', '=', id).where('author_id', '=', actor.memberId)
  found(await query.returning('id').executeTakeFirst())
}
