import type { PromotionStep } from '#rules/leave/promotion-steps.ts'
import { mayPromote } from '#rules/leave/promotion-steps.ts'
import { halvesToPlan } from '#rules/leave/due-promotions.ts'
import { replyDeadline } from '#rules/leave/promotion-windows.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { dayText, inEveryLanguage } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { Failure, found } from '../../../http/fail.ts'
import { notifyEach } from '../../../platform/notifications/index.ts'
import { type LeaveAccount, readAccounts } from '../../leave/index.ts'
import { findAddressees } from '../document/addressees.ts'
import { askDoc, hashOfDoc } from '../document/promotion-doc.ts'
import { datesOf, type PromotionRow, standingOn } from '../promotion-row.ts'
import { type AskedNow, holdPromotion, holdPromotionsOf, markAsked, saveCounts } from '../promotions.store.ts'
import { dueNow } from '../preparing/due-now.ts'
import { saveDue } from '../preparing/due.store.ts'
import { countsOf, isSame, leavesBefore } from './count-left.ts'

const PROMOTED: ReadonlySet<PromotionStep> = new Set<PromotionStep>(['ASKED', 'NOTICE', 'DONE'])

/** Why somebody cannot be asked now. */
export interface Refused {
  memberId: number
  code: ErrorCode
  values: Record<string, string | number>
}

/**
 * Asks people in writing to plan the leave that they have left, each for every procedure of theirs whose window is open. Who cannot be
 * asked does not keep the others from it.
 */
export async function askPeople(
  ctx: CommandContext,
  memberIds: readonly number[],
): Promise<{ asked: number[]; refused: Refused[] }> {
  const wanted = [...new Set(memberIds)]
  const held = await holdPromotionsOf(ctx, wanted)
  const accounts = await readAccounts(ctx, wanted)
  const rowsOf = Map.groupBy(await withLate(ctx, held, accounts), (row) => row.member_id)
  const refused: Refused[] = []
  const asking: PromotionRow[] = []
  for (const account of accounts) {
    const memberId = account.person.id
    const rows = (rowsOf.get(memberId) ?? []).map((row) => withCounts(row, account))
    const open = rows.filter((row) => refusalOf(ctx, row) === null)
    asking.push(...open)
    if (open.length === 0) refused.push({ memberId, ...whyNone(ctx, rows) })
  }
  await askAll(ctx, asking)
  return { asked: asking.map(({ id }) => id), refused }
}

/** Also what no morning has made ready yet, as of who joined, or whose day of joining was put right, since the last one. */
async function withLate(
  ctx: CommandContext,
  held: PromotionRow[],
  accounts: readonly LeaveAccount[],
): Promise<PromotionRow[]> {
  const late = accounts.flatMap((account) => {
    const rows = held.filter((row) => row.member_id === account.person.id)
    return dueNow(ctx, account)
      .filter((one) => !rows.some((row) => isSame(one, row)))
      .map((due) => ({ account, due }))
  })
  if (late.length === 0) return held
  await saveDue(ctx, late)
  return holdPromotionsOf(
    ctx,
    accounts.map(({ person }) => person.id),
  )
}

/** The same of one procedure. @throws Failure NOT_FOUND, PROMOTION_STEP, PROMOTION_NOT_OPEN, NOTHING_TO_PROMOTE, ALREADY_PROMOTED */
export async function askOne(ctx: CommandContext, id: number): Promise<void> {
  const row = found(await holdPromotion(ctx, id))
  const [account] = await readAccounts(ctx, [row.member_id])
  const counted = withCounts(row, found(account))
  const refusal = refusalOf(ctx, counted)
  if (refusal) throw new Failure(refusal.code, refusal.values)
  await askAll(ctx, [counted])
}

function withCounts(row: PromotionRow, account: LeaveAccount): PromotionRow {
  if (row.step !== 'READY') return row
  const counts = countsOf(account, row)
  const leaves = leavesBefore(account.person, Temporal.PlainDate.from(row.expires_on))
  return { ...row, ...counts, ...(leaves && { target_minutes: 0 }) }
}

type Refusal = Omit<Refused, 'memberId'>

function refusalOf(ctx: CommandContext, row: PromotionRow): Refusal | null {
  const { step } = standingOn(row, ctx.today)
  if (PROMOTED.has(step)) return { code: 'ALREADY_PROMOTED', values: {} }
  if (halvesToPlan(row.target_minutes, row.standard_minutes) === 0)
    return { code: 'NOTHING_TO_PROMOTE', values: {} }
  if (mayPromote('ask', step, datesOf(row), ctx.today)) return null
  if (row.step === 'READY') return { code: 'PROMOTION_NOT_OPEN', values: windowOf(ctx, row) }
  return { code: 'PROMOTION_STEP', values: {} }
}

function windowOf({ language, today }: CommandContext, row: PromotionRow) {
  const text = (day: string) => dayText(Temporal.PlainDate.from(day), language, today.year)
  return { from: text(row.ask_from), to: text(row.ask_to) }
}

/** Of several reasons the one that says most: that somebody has been asked already. */
function whyNone(ctx: CommandContext, rows: readonly PromotionRow[]): Refusal {
  const reasons = rows.flatMap((row) => refusalOf(ctx, row) ?? [])
  const first = (code: ErrorCode) => reasons.find((reason) => reason.code === code)
  return (
    first('ALREADY_PROMOTED') ??
    first('PROMOTION_NOT_OPEN') ?? { code: 'NOTHING_TO_PROMOTE' as const, values: {} }
  )
}

async function askAll(ctx: CommandContext, rows: readonly PromotionRow[]): Promise<void> {
  if (rows.length === 0) return
  await saveCounts(ctx, rows)
  const addressees = await findAddressees(
    ctx,
    rows.map((row) => row.member_id),
  )
  const asked = rows.map((row): AskedNow & { row: PromotionRow } => {
    const replyBy = replyDeadline(row.ask_type, ctx.today)
    const doc = askDoc(addressees.get(row.member_id)!, row, replyBy)
    return { id: row.id, row, replyBy, doc, sha256: hashOfDoc(doc) }
  })
  await markAsked(ctx, asked)
  for (const { row, replyBy, sha256 } of asked)
    ctx.audit({
      action: 'leave_promotion.ask',
      target: ['member', row.member_id],
      after: { promotion: row.id, days: daysOf(row), reply_by: String(replyBy), sha256 },
    })
  const told = asked.map(({ row, replyBy }) => ({
    memberId: row.member_id,
    data: { targetId: row.id, days: daysOf(row), deadline: inEveryLanguage(replyBy, ctx.today) },
    link: `/main/leave/plan?ask=${row.id}`,
  }))
  await notifyEach(ctx, 'LEAVE_PROMOTION_ASKED', told)
}

const daysOf = (row: PromotionRow) => minutesToDays(row.target_minutes, row.standard_minutes)
