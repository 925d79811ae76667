import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { listWorkEvents } from '#contract/time/work-events/work-events.ts'
import { promotionRound } from '#server/time/leave-promotion/leave-promotion.jobs.ts'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { makeCompany } from './companies.ts'
import { makeAdmin, makeMember } from './members.ts'
import { runRound } from '../rounds.ts'

/** The first weekday of plans that begin where nothing is said. */
export const FIRST_PLANNED = '2026-10-12'

/** Somebody who was asked to plan the 15 days of 2026, and who is in charge. */
export async function askedToPlan(at: TestApp) {
  at.travelTo('2026-07-03T07:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company, name: '이수민', joinedOn: '2024-01-01' })
  const client = await at.as(member)
  const prepare = () => runRound(at, company.companyId, promotionRound)
  await prepare()
  const { body } = await admin.call(contract.promoteLeave, { body: { user_ids: [member.memberId] } })
  const id = body.asked[0]!.id
  /** What is left by the balance and by the ledger, which are one figure. */
  const left = async () => {
    const info = (await client.call(getLeaveInfo, { query: {} })).body
    const ledger = (await client.call(getLeaveLedger, { query: {} })).body
    expect(ledger.balance_days).toBe(info.available_days)
    expect(ledger.lines.reduce((sum, line) => sum + line.minutes, 0)).toBe(ledger.balance_minutes)
    return info.available_days
  }
  const ask = async () => (await client.call(contract.getPromotion, { params: { id } })).body
  const plan = (days: readonly string[]) =>
    client.call(contract.planLeave, {
      body: {
        plans: days.map((day) => ({
          vacation_ask: id,
          planned_type: 'FULL' as const,
          planned_date: day as never,
        })),
      },
    })
  const events = async (by = admin) =>
    (
      await by.call(listWorkEvents, {
        query: { start_date: '2026-10-01' as never, end_date: '2026-12-31' as never, page_size: 100 },
      })
    ).body.results
  return { company, admin, member, client, id, left, ask, plan, events, prepare }
}

/** So many weekdays, one after the other. */
export function weekdays(count: number, from = FIRST_PLANNED): string[] {
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(from); days.length < count; day = day.add({ days: 1 }))
    if (day.dayOfWeek <= 5) days.push(String(day))
  return days
}
