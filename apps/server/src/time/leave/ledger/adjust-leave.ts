import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { coveredMembers, visibleMembers } from '../../../people/roles/index.ts'
import { lastDayOf } from '../account.store.ts'
import type { LeaveAccount } from '../leave-account.ts'
import { leaveYears, type LeaveYear } from '../leave-years.ts'
import { readAccounts } from '../read-accounts.ts'
import { type AdjustmentKind, insertAdjustments, type NewAdjustment } from './adjustments.store.ts'
import { tellAdjusted } from './tell-adjusted.ts'
import { judgeAdjustment, type Judged, typedMinutes, refuseLessExtra } from './judge-adjustment.ts'

interface Wanted {
  kind: AdjustmentKind
  days: number
  from?: Temporal.PlainDate | undefined
  to?: Temporal.PlainDate | undefined
  reason: string
}

/**
 * Gives leave to people, takes it back, or says what they had used before: all of them or none.
 * @throws Failure NOT_FOUND, FORBIDDEN, and what judgeAdjustment refuses
 */
export async function adjustLeave(
  ctx: MemberContext,
  memberIds: readonly number[],
  { kind, days, from, to, reason }: Wanted,
): Promise<number> {
  refuseLessExtra({ kind, days })
  const accounts = await lockAccounts(ctx, memberIds)
  const judged = accounts.map((account) =>
    judgeAdjustment(ctx, account, { kind, minutes: typedMinutes(days, account), from, to, reason }),
  )
  await writeAdjustments(
    ctx,
    judged.map(({ made }) => made),
    accounts,
  )
  return judged.length
}

interface YearChange {
  memberId: number
  ordinal: number
  /** What the year shall be adjusted by, in days; undefined stays. */
  adjusted: number | undefined
  extra: number | undefined
  reason: string
}

/**
 * Sets what a year of somebody's leave is adjusted by; the difference is a line of its own.
 * @throws Failure NOT_FOUND, FORBIDDEN, and what judgeAdjustment refuses
 */
export async function adjustYear(
  ctx: MemberContext,
  { memberId, ordinal, adjusted, extra, reason }: YearChange,
): Promise<{ account: LeaveAccount; year: LeaveYear }> {
  const [found] = await lockAccounts(ctx, [memberId])
  const yearOf = (account: LeaveAccount) =>
    leaveYears(account).find((one) => one.ordinal === ordinal) ?? fail('NOT_FOUND')
  const { from, to, isCurrent } = yearOf(found!)
  const wanted = [
    { kind: 'ADJUSTMENT', days: adjusted },
    { kind: 'EXTRA', days: extra },
  ] as const
  let account = found!
  const made: NewAdjustment[] = []
  for (const { kind, days } of wanted) {
    const before = account.facts.adjustments
      .filter(
        (one) => one.kind === kind && from.toString() <= one.starts_on && one.starts_on <= to.toString(),
      )
      .reduce((sum, { minutes }) => sum + minutes, 0)
    const minutes = days === undefined ? 0 : typedMinutes(days, account) - before
    if (minutes === 0) continue
    const [end, last] = [isCurrent ? ctx.today : to, lastDayOf(account.person)]
    const on = last !== null && last < end.toString() ? Temporal.PlainDate.from(last) : end
    const judged: Judged = judgeAdjustment(ctx, account, { kind, minutes, from: on, to, reason })
    made.push(judged.made)
    account = judged.account
  }
  if (made.length === 0) fail('NOTHING_ADJUSTED')
  await writeAdjustments(ctx, made, [account])
  return { account, year: yearOf(account) }
}

/** Writes adjustments of accounts, and tells each person once what was adjusted. */
export async function writeAdjustments(
  ctx: CommandContext,
  made: readonly NewAdjustment[],
  accounts: readonly Pick<LeaveAccount, 'person'>[],
): Promise<void> {
  await insertAdjustments(ctx, made)
  await tellAdjusted(ctx, made, accounts)
  for (const { memberId, kind, from, to, minutes, reason } of made)
    ctx.audit({
      action: 'leave.adjust',
      target: ['member', memberId],
      after: { kind, from: from.toString(), to: to.toString(), minutes, reason },
    })
}

/**
 * The accounts of people, none of whom can ask for leave until the transaction ends. Limited admins adjust those whom they look after, but
 * not themselves.
 * @throws Failure NOT_FOUND for whom nobody sees, FORBIDDEN
 */
async function lockAccounts(ctx: MemberContext, memberIds: readonly number[]): Promise<LeaveAccount[]> {
  const ids = [...new Set(memberIds)]
  const people = await lockAdjusted(ctx, ids)
  if (people.length < ids.length) fail('NOT_FOUND')
  if (people.some(({ mayAdjust }) => !mayAdjust)) fail('FORBIDDEN')
  return readAccounts(ctx, ids)
}

/** Whether the reader may adjust the leave of `m` (members). */
export function adjustable({ actor, today }: Pick<MemberContext, 'actor' | 'today'>) {
  const other = actor.isFullAdmin ? sql`true` : sql`m.id <> ${actor.memberId}`
  return sql<boolean>`(${coveredMembers({ actor, today }, sql.ref('m.id'))} and ${other})`
}

async function lockAdjusted(ctx: MemberContext, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; mayAdjust: boolean }>`
    select m.id, ${adjustable(ctx)} as "mayAdjust" from members m
    where m.company_id = ${thisCompany} and m.id = any(${[...ids]}::bigint[]) and ${visibleMembers(ctx, sql.ref('m.id'))}
    order by m.id for no key update of m`.execute(ctx.tx)
  return rows
}

export interface AddressedPerson {
  id: number
  email: string
  name: string
  mayAdjust: boolean
}

/** The same by address, for sheets: who is out of sight is not there. */
export async function lockByAddress(
  ctx: Pick<MemberContext, 'actor' | 'today'> & { tx: Tx },
  emails: readonly string[],
): Promise<AddressedPerson[]> {
  const { rows } = await sql<AddressedPerson>`
    select m.id, m.email, m.name, ${adjustable(ctx)} as "mayAdjust" from members m
    where m.company_id = ${thisCompany} and m.email = any(${[...new Set(emails)]}::text[])
      and ${visibleMembers(ctx, sql.ref('m.id'))}
    order by m.id for no key update of m`.execute(ctx.tx)
  return rows
}
