import { sql } from '../../db/sql/sql.ts'
import { formKind } from '#contract/approvals/forms/form-kind.ts'
import { freeKind } from '#contract/approvals/forms/free-kind.ts'
import { lockName } from '../../db/lock-name.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { joinTeamOn } from '../../people/roles/index.ts'
import type { UnsentDocument, WholeUnsent } from '../documents/index.ts'
import { type AwayPerson, awayOf, isOffered, type LineReceiver, receiversOf } from './forms.queries.ts'
import type { ChosenReceiver } from './forms.store.ts'

const MOST_DRAFTS = 300

export interface Draft {
  formId: number | null
  title: string
  content: string
  given: Record<string, unknown>
  receivers: ChosenReceiver[] | null
  /** The own document in whose place it is written. */
  replacesId: number | null
}

/** A draft as lists tell of it. */
export interface ListedDraft {
  id: number
  form_id: number | null
  form_name: string | null
  title: string
  updated_at: string
}

export interface DraftRow extends ListedDraft {
  content: string
  given: Record<string, unknown>
  receivers: LineReceiver[] | null
  /** Of those whom the writer chose. */
  away: AwayPerson[]
  replaces_id: number | null
  /** Its form was taken away meanwhile, or is not offered to its author any more. */
  is_form_gone: boolean
}

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>
type Page = { page: number; page_size: number }

const listed = sql`d.id, d.form_id, f.name as form_name, d.title, d.updated_at`
const joinForm = sql`left join forms f on f.company_id = d.company_id and f.id = d.form_id`
const isOwn = ({ actor }: Pick<Reader, 'actor'>) =>
  sql`d.company_id = ${thisCompany} and d.author_id = ${actor.memberId}`

/** Own drafts, newest first. */
export async function listDrafts(
  ctx: Reader,
  { page, page_size }: Page,
): Promise<{ count: number; rows: ListedDraft[] }> {
  const [rows, count] = await Promise.all([
    sql<ListedDraft>`select ${listed} from document_drafts d ${joinForm}
      where ${isOwn(ctx)} order by d.updated_at desc, d.id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(
      ctx.tx,
    ),
    countDrafts(ctx),
  ])
  return { count, rows: rows.rows }
}

const unsent = sql`d.id, case when d.form_id is null then ${freeKind.key} else ${formKind.key} end as kind, d.title,
  d.content as text, m.id as author_id, m.name as author_name, m.position as author_position, t.name as author_team`
const fromUnsent = (ctx: Reader) => sql`from document_drafts d
  join members m on m.company_id = d.company_id and m.id = d.author_id ${joinTeamOn(ctx.today)} where ${isOwn(ctx)}`

/** The same as documents tell of it that were sent. */
export async function listUnsent(
  ctx: Reader,
  { page, page_size }: Page,
): Promise<{ count: number; rows: UnsentDocument[] }> {
  const [rows, count] = await Promise.all([
    sql<UnsentDocument>`select ${unsent} ${fromUnsent(ctx)} order by d.updated_at desc, d.id desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(
      ctx.tx,
    ),
    countDrafts(ctx),
  ])
  return { count, rows: rows.rows }
}

/** One of them with all that was written, undefined where the number is none. */
export async function findUnsent(ctx: Reader, id: number): Promise<WholeUnsent | undefined> {
  const { rows } = await sql<WholeUnsent>`
    select ${unsent}, d.given, ${receiversOf(sql`d.receivers`, ctx.today)} as receivers
    ${fromUnsent(ctx)} and d.id = ${id}`.execute(ctx.tx)
  return rows[0]
}

/** An own draft with all that was written. @throws Failure NOT_FOUND */
export async function getDraft(ctx: Reader, id: number): Promise<DraftRow> {
  const { rows } = await sql<DraftRow>`
    select ${listed}, d.content, d.given, d.replaces_id, d.form_id is not null and not coalesce(${isOffered(ctx)}, false) as is_form_gone,
      case when d.receivers is not null then ${receiversOf(sql`d.receivers`, ctx.today)} end as receivers,
      ${awayOf(sql`d.receivers`)} as away
    from document_drafts d ${joinForm} where ${isOwn(ctx)} and d.id = ${id}`.execute(ctx.tx)
  return found(rows[0])
}

/** Others of the same author are added after this one alone. @throws Failure DRAFTS_FULL */
export async function roomForDraft(ctx: CommandContext): Promise<void> {
  await lockName(ctx.tx, `document_drafts ${ctx.companyId} ${ctx.actor.memberId}`)
  if ((await countDrafts(ctx)) >= MOST_DRAFTS) fail('DRAFTS_FULL', { most: MOST_DRAFTS })
}

async function countDrafts({ tx, actor }: Pick<Reader, 'tx' | 'actor'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from document_drafts d where ${isOwn({ actor })}`.execute(tx)
  return rows[0]!.count
}

/** An own draft, locked; undefined where the number is none. */
export async function lockDraft(
  { tx, actor }: Pick<Reader, 'tx' | 'actor'>,
  id: number,
): Promise<Draft | undefined> {
  const { rows } = await sql<Draft>`
    select d.form_id as "formId", d.title, d.content, d.given, d.receivers, d.replaces_id as "replacesId" from document_drafts d
    where ${isOwn({ actor })} and d.id = ${id} for update`.execute(tx)
  return rows[0]
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
    replaces_id: draft.replacesId,
    updated_at: now,
  }
  const row = { ...kept, company_id: ctx.companyId, id, author_id: ctx.actor.memberId, created_at: now }
  await ctx.tx
    .insertInto('document_drafts')
    .values(row)
    .onConflict((key) => key.columns(['company_id', 'id']).doUpdateSet(kept))
    .execute()
}

/** The own draft that is written in the place of a document. */
export async function draftReplacing(
  { tx, actor }: Pick<Reader, 'tx' | 'actor'>,
  documentId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select d.id from document_drafts d where ${isOwn({ actor })} and d.replaces_id = ${documentId} limit 1`.execute(
    tx,
  )
  return rows[0]?.id
}

/** @throws Failure NOT_FOUND */
export async function removeDraft({ tx, actor }: CommandContext, id: number): Promise<void> {
  const query = tx.deleteFrom('document_drafts').where('id', '=', id).where('author_id', '=', actor.memberId)
  found(await query.returning('id').executeTakeFirst())
}
