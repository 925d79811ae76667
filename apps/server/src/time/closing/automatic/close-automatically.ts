import { sql } from '../../../db/sql/sql.ts'
import { deadlineOf, later, type Period } from '#rules/work-time/confirm-period.ts'
import { isStillOpen } from '#rules/work-time/duty-state.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { type Pace, workOff } from '../../../jobs/work-off.ts'
import { holdSettings } from '../../../platform/companies/index.ts'
import { fullAdminIds } from '../../../people/roles/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { workingNowOf, workingToday } from '../../work-plans/index.ts'
import { ownLink } from '../closings/asked-notices.ts'
import { closePeople, type Outcome } from '../closings/close-people.ts'
import type { Problem } from '../closings/days-of-people.ts'
import { joinOwn, own } from '../closings/people.queries.ts'
import { periodsEnding } from '../periods/period-of.ts'
import { rangeText } from '../range-text.ts'
import { findSettings } from '../settings/settings.store.ts'
import { noteMisses } from './misses.store.ts'

// Who is still open so long after the deadline is left to an admin.
const TRIED_FOR_DAYS = 70
const PEOPLE_AT_ONCE = 200

export interface Closed extends Record<string, unknown> {
  closed: number
  blocked: number
  failed: { memberId: number; cause: string }[]
}

/**
 * Closes the periods of a company whose deadline is over, for everybody who misses nothing; for the others it notes what is
 * missing and tells them, once. Repeating it closes those who have filled it in meanwhile, and changes nothing else.
 */
export async function closeAutomatically(
  parts: ActingParts,
  companyId: CompanyId,
  { cause, ...pace }: Pick<Pace, 'signal' | 'progress'> & { cause: string },
): Promise<Closed> {
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, cause)
  const done: Closed = { closed: 0, blocked: 0, failed: [] }
  for (const period of await bySystem(duePeriods)) {
    let after = 0
    let left = 0
    const batch = async (most: number) => {
      const { ids, outcomes, missing } = await bySystem((ctx) => closePage(ctx, period, after, most))
      if (ids.length === 0) return 'ended' as const
      after = ids.at(-1)!
      left += missing
      done.closed += outcomes.filter(({ result }) => result === 'CLOSED').length
      done.blocked += outcomes.filter(({ result }) => result === 'BLOCKED').length
      return { done: done.closed + done.blocked, total: done.closed + done.blocked }
    }
    const passBy = async (error: unknown) => {
      const [next] = await bySystem((ctx) => openPeople(ctx, period, after, 1))
      if (next === undefined) return
      after = next
      left += 1
      done.failed.push({ memberId: next, cause: String(error) })
    }
    const ended = await workOff({ batch, passBy }, { ...pace, size: PEOPLE_AT_ONCE })
    // What a stopping server leaves undone, the next attempt finds by itself.
    if (ended === 'unfinished') pace.signal.throwIfAborted()
    if (left > 0) await bySystem((ctx) => tellAdmins(ctx, period, left))
  }
  return done
}

/** Whose deadline has passed since the company has them closed by themselves. */
async function duePeriods(ctx: CommandContext): Promise<Period[]> {
  const settings = await findSettings(ctx)
  if (!settings?.automatic_since) return []
  // The last day of a period is over when the day changes in the morning, not at midnight.
  const today = workingToday(ctx)
  const since = later(
    Temporal.PlainDate.from(settings.automatic_since),
    today.subtract({ days: TRIED_FOR_DAYS }),
  )
  const ending = {
    from: since.subtract({ days: settings.deadline_days }),
    to: today.subtract({ days: 1 + settings.deadline_days }),
  }
  const periods = await periodsEnding(ctx, settings, ending)
  return periods.filter(
    (period) => Temporal.PlainDate.compare(deadlineOf(period, settings.deadline_days), since) >= 0,
  )
}

async function openPeople(
  ctx: CommandContext,
  period: Period,
  after: number,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m ${joinOwn(period)}
    where m.company_id = ${thisCompany} and m.id > ${after} and ${own.works} and not ${own.isConfirmed}
    order by m.id ${atMost(most)}`.execute(ctx.tx)
  return rows.map(({ id }) => id)
}

/** The company still closes this period by itself, as it was found; how it divides the year stays until the transaction ends. */
async function isStillDue(ctx: CommandContext, { from, to }: Period): Promise<boolean> {
  const [, due] = await Promise.all([holdSettings(ctx.tx), duePeriods(ctx)])
  return due.some((period) => period.from.equals(from) && period.to.equals(to))
}

async function closePage(ctx: CommandContext, period: Period, after: number, most: number) {
  const ids = (await isStillDue(ctx, period)) ? await openPeople(ctx, period, after, most) : []
  if (ids.length === 0) return { ids, outcomes: [], missing: 0 }
  const outcomes = await closePeople(ctx, ids, { period, until: period.to, manner: 'AUTO' })
  await tellMisses(ctx, period, outcomes)
  const missing = outcomes.filter(({ problems }) => problems.some((one) => keepsOpen(ctx, one))).length
  return { ids, outcomes, missing }
}

async function tellMisses(ctx: CommandContext, period: Period, outcomes: readonly Outcome[]): Promise<void> {
  // Who is invited again cannot fill in yet what an earlier employment left open: they hear of it once they are back.
  const there = outcomes.filter(({ person }) => person.status !== 'INVITED')
  const misses = there.flatMap(({ person, problems }) =>
    problems
      .filter((problem) => ['DAY', 'OUT'].includes(problem.kind) && keepsOpen(ctx, problem))
      .map(({ on }) => ({ member_id: person.id, work_on: on })),
  )
  const memberIds = await noteMisses(ctx, misses)
  const link = ownLink(period)
  await notify(ctx, { memberIds, kind: 'WORK_CONFIRM_MISSED', data: toldOf(ctx, period), link })
}

/**
 * Once for each period: how many people are left whom they have to see after, also where only a decision is missing. A period that
 * was put off meanwhile leaves nobody; one that begins on the same day and ends on another is told of anew.
 */
async function tellAdmins(ctx: CommandContext, period: Period, n: number): Promise<void> {
  if (!(await isStillDue(ctx, period))) return
  await notify(ctx, {
    memberIds: await fullAdminIds(ctx.tx),
    kind: 'WORK_CLOSING_LEFT',
    data: { ...toldOf(ctx, period), n },
    link: `/main/work/confirm/admin?state=open&date=${period.from}`,
    occasion: `WORK_CLOSING_LEFT ${period.from} ${period.to}`,
  })
}

function toldOf({ today }: CommandContext, { from, to }: Period) {
  return { period: rangeText({ starts_on: from.toString(), ends_on: to.toString() }, today) }
}

/** Whether somebody has to do something about it: whoever is still at work, since yesterday evening, has left nothing out. */
function keepsOpen(ctx: CommandContext, problem: Problem): boolean {
  if (problem.kind !== 'OUT') return true
  const { day, minute } = workingNowOf(ctx)
  const isLast = problem.on === day.subtract({ days: 1 }).toString()
  return !(isLast && isStillOpen({ inMinute: problem.inMinute, outMinute: null }, minute))
}
