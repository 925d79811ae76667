import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { noticeKinds, type NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { topicOf } from '#contract/platform/notifications/notice-topics.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { noteTouched } from '../../http/live/touched-people.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { chosen } from './choices/chosen.ts'
import { deliverJob } from './delivery/delivery-jobs.ts'
import { aboutOf, findNoticeKind } from './notice-registry.ts'

type Ctx = Pick<CommandContext, 'tx' | 'now' | 'companyId'>

export interface NewNotification {
  memberIds: readonly number[]
  kind: NotificationKind
  /**
   * Values for the sentence of the kind, such as {person} and {title}, in every language where they differ; personId says who
   * {person} is, so that readers are told the name they can say; targetId names the thing it is about. Lists are kept for the slice.
   */
  data?: Record<string, string | number | readonly unknown[] | Record<Language, string>>
  /** Address of a screen within the product, beginning with a slash. */
  link?: string
  /** Milliseconds until it is told, for what may be taken back until then. */
  after?: number
  /** Nobody is told twice of one occasion, however often this is asked for. */
  occasion?: string
}

/** Leaves a notification for each of the members, once, in the ways that they have chosen; people who have left get none. */
export async function notify(
  ctx: Ctx,
  { memberIds, kind, data = {}, link = '', occasion, ...how }: NewNotification,
): Promise<void> {
  const ids = await untold(ctx, [...new Set(memberIds)], occasion)
  if (ids.length === 0) return
  const about = aboutOf(kind, { data, link })
  const told = sql`(select id, ${JSON.stringify(data)}::jsonb as data, ${link}::text as link, ${about}::text as about
    from unnest(${ids}::bigint[]) as one (id))`
  await leave(ctx, { kind, told, ...how })
}

/** The same where each is told something of their own: one statement, however many they are. */
export async function notifyEach(
  ctx: Ctx,
  kind: NotificationKind,
  told: readonly ({ memberId: number } & Pick<NewNotification, 'data' | 'link'>)[],
): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ memberId, data = {}, link = '' }) => {
    return { id: memberId, data, link, about: aboutOf(kind, { data, link }) }
  })
  // Of one thing the last word counts.
  const each = new Map(rows.map((row, at) => [row.about === null ? at : `${row.id} ${row.about}`, row]))
  await leave(ctx, {
    kind,
    told: sql`json_to_recordset(${JSON.stringify([...each.values()])})`,
    columns: sql` (id bigint, data jsonb, link text, about text)`,
  })
}

interface Leaving extends Pick<NewNotification, 'kind' | 'after'> {
  /** Rows of id, data, link and about. */
  told: RawBuilder<unknown>
  columns?: RawBuilder<unknown>
}

async function leave(ctx: Ctx, { kind, told, columns = sql``, after = 0 }: Leaving): Promise<void> {
  const at = sql`${ctx.now.add({ milliseconds: after })}::timestamptz`
  const { mailed = sql<boolean>`true` } = findNoticeKind(kind) ?? {}
  const choice = chosen(noticeKinds[kind])
  // What has to be said is said, whatever was chosen before.
  const inApp = topicOf(noticeKinds[kind]).required ? sql`true` : choice.inApp
  const { rows } = await sql<{ member_id: number; leaves: boolean }>`
    insert into notifications as n (company_id, member_id, kind, data, link, about, created_at, in_app, push, mail, due_at)
    select ${thisCompany}::bigint, w.id, ${kind}::text, w.data, w.link, w.about, ${at}, w.in_app, w.push, w.mail,
      case when w.push or w.mail <> 'NONE' then ${at} end
    from (
      select m.id, told.data, told.link, told.about, ${inApp} as in_app,
        ${choice.push} and exists (select 1 from push_subscriptions s
          where s.company_id = ${thisCompany} and s.member_id = m.id) as push,
        case when ${mailed} then ${choice.mail} else 'NONE' end as mail
      from ${told} as told${columns}
      join members m on m.company_id = ${thisCompany} and m.id = told.id and m.status <> 'RETIRED'
      left join notice_choices own on own.company_id = m.company_id and own.member_id = m.id
      left join notice_defaults usual on usual.company_id = m.company_id
    ) w
    order by w.id
    on conflict (company_id, member_id, about) where read_at is null and about is not null do update
      set kind = excluded.kind, data = excluded.data, link = excluded.link, created_at = excluded.created_at,
        in_app = excluded.in_app, push = excluded.push, mail = excluded.mail, due_at = excluded.due_at, mailed_at = null,
        times = n.times + 1
    returning member_id, due_at is not null as leaves`.execute(ctx.tx)
  noteTouched(
    ctx.tx,
    after > 0 ? 'laterNotices' : 'notices',
    rows.map((row) => row.member_id),
  )
  if (after < A_DAY_MS && rows.some(({ leaves }) => leaves)) {
    const delay = Temporal.Duration.from({ milliseconds: after })
    await enqueue(ctx.tx, deliverJob, {}, { companyId: ctx.companyId, delay })
  }
}

// What is told later than that is found by the round of every hour.
const A_DAY_MS = 86_400_000

/** Notes the occasion for those who were not told of it yet. @returns whom to tell */
async function untold(ctx: Ctx, ids: readonly number[], occasion?: string): Promise<readonly number[]> {
  if (occasion === undefined || ids.length === 0) return ids
  const { rows } = await sql<{ member_id: number }>`
    insert into told_occasions (company_id, member_id, occasion, told_at)
    select ${thisCompany}::bigint, m.id, ${occasion}::text, ${ctx.now}::timestamptz
    from members m where m.company_id = ${thisCompany} and m.id = any(${[...ids]}::bigint[])
    order by m.id on conflict do nothing
    returning member_id`.execute(ctx.tx)
  return rows.map((row) => row.member_id)
}
