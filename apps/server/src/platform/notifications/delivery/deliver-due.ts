import { sql } from '../../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { afterQuiet, nextDigest, READ_FIRST_MINUTES } from '#rules/notices/when-to-tell.ts'
import { lockName } from '../../../db/lock-name.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { enqueueMany } from '../../../jobs/enqueue-many.ts'
import {
  choicesOf,
  type CompanyChoices,
  findCompanyChoices,
  type OwnChoices,
} from '../choices/choices.store.ts'
import { findNoticeKind } from '../notice-registry.ts'
import { subscriptionsOf } from '../push/push.store.ts'
import { mailJob, pushJob, wakeRound } from './delivery-jobs.ts'

/** On which days of a range the company works. */
export type WorkDays = (
  ctx: Pick<CommandContext, 'tx'>,
  range: { from: Temporal.PlainDate; to: Temporal.PlainDate },
) => Promise<(day: Temporal.PlainDate) => boolean>

interface DueRow {
  id: number
  member_id: number
  kind: NotificationKind
  mail: 'NONE' | 'NOW' | 'DIGEST'
  push: boolean
  created_at: string
}

/** What is so of a notification after it was looked at. */
interface Looked {
  id: number
  member_id: number
  mail: DueRow['mail']
  push: boolean
  due_at: string | null
  leaves: 'mail' | 'digest' | null
  pushes: boolean
}

const AT_ONCE = 500
const DAYS_AHEAD = 60

/**
 * Looks at what is due of a company: what may leave is handed to mails and browsers, once; what has to wait, for the digest of a
 * person or the end of their quiet time, is looked at again then.
 * @returns whether there is more
 */
export async function deliverDue(ctx: CommandContext, workDays: WorkDays): Promise<boolean> {
  await holdDue(ctx)
  // What somebody reads or tells anew at this moment is theirs.
  const { rows } = await sql<DueRow>`
    select id, member_id, kind, mail, push, created_at from notifications
    where company_id = ${thisCompany} and due_at <= ${ctx.now}
    order by due_at, id limit ${AT_ONCE} for update skip locked`.execute(ctx.tx)
  if (rows.length > 0) await lookAtAll(ctx, rows, workDays)
  return rows.length === AT_ONCE
}

/** Two jobs at once would each take some of what is due of a person, and make two mails of it. */
async function holdDue(ctx: CommandContext): Promise<void> {
  await lockName(ctx.tx, `notifications_due ${ctx.companyId}`)
}

async function lookAtAll(ctx: CommandContext, rows: readonly DueRow[], workDays: WorkDays): Promise<void> {
  const memberIds = [...new Set(rows.map((row) => row.member_id))]
  const [own, company, isWorkDay] = [
    await choicesOf(ctx, memberIds),
    await findCompanyChoices(ctx),
    await workDays(ctx, { from: ctx.today, to: ctx.today.add({ days: DAYS_AHEAD }) }),
  ]
  const looked = rows.map((row) => lookAt(ctx, row, { own: own.get(row.member_id), company, isWorkDay }))
  await sql`
    update notifications n set mail = l.mail, push = l.push, due_at = l.due_at
    from json_to_recordset(${JSON.stringify(looked)}) as l (id bigint, mail text, push boolean, due_at timestamptz)
    where n.company_id = ${thisCompany} and n.id = l.id`.execute(ctx.tx)
  await queueLeaving(ctx, looked)
  await queueWaking(ctx, looked)
}

interface Wishes {
  own: OwnChoices | undefined
  company: CompanyChoices
  isWorkDay: (day: Temporal.PlainDate) => boolean
}

function lookAt(ctx: CommandContext, row: DueRow, { own, company, isWorkDay }: Wishes): Looked {
  const { timezone } = ctx.actor
  const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timezone).toPlainDateTime()
  const instantOf = (moment: Temporal.PlainDateTime) => moment.toZonedDateTime(timezone).toInstant()
  const quiet = {
    from: own?.quiet_from ?? null,
    to: own?.quiet_to ?? null,
    daysOff: own?.quiet_days_off ?? false,
  }
  const mayLeaveAt = (moment: Temporal.PlainDateTime) => instantOf(afterQuiet(moment, quiet, isWorkDay))
  const isDue = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, ctx.now) <= 0
  const now = local(ctx.now)
  const told = Temporal.Instant.from(row.created_at)
  const pushAt = row.push ? mayLeaveAt(now) : null
  const mailAt = row.mail === 'NONE' ? null : mayLeaveAt(latest(now, mailMoment(row, told, own, company)))
  const pushes = pushAt !== null && isDue(pushAt)
  const mails = mailAt !== null && isDue(mailAt)
  const waiting = [pushes ? null : pushAt, mails ? null : mailAt].filter((moment) => moment !== null)
  return {
    id: row.id,
    member_id: row.member_id,
    mail: mails ? 'NONE' : row.mail,
    push: row.push && !pushes,
    due_at: waiting.toSorted(Temporal.Instant.compare)[0]?.toString() ?? null,
    leaves: mails ? (row.mail === 'DIGEST' ? 'digest' : 'mail') : null,
    pushes,
  }

  function mailMoment(
    { mail, kind }: DueRow,
    at: Temporal.Instant,
    theirs: OwnChoices | undefined,
    usual: CompanyChoices,
  ): Temporal.PlainDateTime {
    if (mail === 'DIGEST') return nextDigest(local(at), theirs?.digest_minute ?? usual.digest_minute)
    return findNoticeKind(kind)?.urgent ? local(at) : local(at).add({ minutes: READ_FIRST_MINUTES })
  }
}

const latest = (one: Temporal.PlainDateTime, other: Temporal.PlainDateTime) =>
  Temporal.PlainDateTime.compare(one, other) > 0 ? one : other

async function queueLeaving(ctx: CommandContext, looked: readonly Looked[]): Promise<void> {
  const { companyId } = ctx
  const mails = Map.groupBy(
    looked.filter(({ leaves }) => leaves !== null),
    (one) => one.member_id,
  )
  // What waited for the night to end and the digest of the morning are one mail.
  const orders = [...mails].map(([memberId, some]) => ({
    data: {
      memberId,
      ids: some.map(({ id }) => id),
      isDigest: some.some(({ leaves }) => leaves === 'digest'),
    },
  }))
  await enqueueMany(ctx.tx, mailJob, orders, { companyId })
  const pushed = Map.groupBy(
    looked.filter(({ pushes }) => pushes),
    (one) => one.member_id,
  )
  if (pushed.size === 0) return
  const subscriptions = await subscriptionsOf(ctx, [...pushed.keys()])
  const messages = subscriptions.map(({ id, member_id: memberId }) => ({
    data: { subscriptionId: id, memberId, ids: pushed.get(memberId)!.map((one) => one.id) },
  }))
  await enqueueMany(ctx.tx, pushJob, messages, { companyId, priority: 1 })
}

async function queueWaking(ctx: CommandContext, looked: readonly Looked[]): Promise<void> {
  const moments = [...new Set(looked.flatMap(({ due_at }) => due_at ?? []))]
  const orders = moments.map((moment) => ({
    data: {},
    key: moment,
    delay: ctx.now.until(Temporal.Instant.from(moment)),
  }))
  await enqueueMany(ctx.tx, wakeRound.ofCompany, orders, { companyId: ctx.companyId })
}
