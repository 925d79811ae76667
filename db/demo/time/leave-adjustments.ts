import { dayFromKey, dayKey } from '#rules/calendar/day-key.ts'
import { leaveShortfall, type LeaveUse } from '#rules/leave/leave-balance.ts'
import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import { insertRows } from '../insert-rows.ts'
import { type LeavePlan, planGrants } from '../leave-plan.ts'
import type { DemoPerson } from '../people.ts'
import { koreanInstant, type World } from '../world.ts'

interface Said {
  kind: 'ADJUSTMENT' | 'EXTRA' | 'OPENING'
  /** Below zero it lessens. */
  days: number
  reason: string
}

/** What HR has written into the ledger, by turns. */
const SAID: readonly Said[] = [
  { kind: 'OPENING', days: -3, reason: '도입 전 사용분' },
  { kind: 'EXTRA', days: 2, reason: '장기근속 포상' },
  { kind: 'ADJUSTMENT', days: -0.5, reason: '반차 사용 누락분 정정' },
  { kind: 'OPENING', days: -1.5, reason: '도입 전 사용분' },
  { kind: 'ADJUSTMENT', days: 1, reason: '휴일 근무 착오분 복원' },
]
const EVERY = 4
/** So long after the leave of a year arose. */
const DAYS_LATER = 14

/**
 * Corrections, extra days and what people had used before the company came to the product. Nobody's requests become uncovered by them, and
 * the known accounts have none: what is told of these is told of the law.
 */
export async function createLeaveAdjustments(
  { tx, companyId, today }: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
): Promise<void> {
  const hr = people.find(({ role }) => role === 'admin')!
  const chosen = people
    .filter(({ status, role }) => status === 'WORKING' && role === null)
    .filter((_, place) => place % EVERY === 1)
  const rows = chosen.flatMap((person, place) => {
    const said = SAID[place % SAID.length]!
    const grant = planGrants(person, today).findLast(({ kind }) => kind === 'ANNUAL')
    const on = grant && dayFromKey(grant.grantedOn).add({ days: DAYS_LATER })
    if (!grant || !on || Temporal.PlainDate.compare(on, today) >= 0) return []
    const minutes = said.days * STANDARD_DAY_MINUTES
    if (
      minutes < 0 &&
      !isCovered(person, leaves, { on: dayKey(on), minutes: -minutes, state: 'DEDUCTED' }, today)
    )
      return []
    return [
      {
        company_id: companyId,
        member_id: person.id,
        kind: said.kind,
        starts_on: on.toString(),
        ends_on: (minutes < 0 ? on : on.add({ years: 1 }).subtract({ days: 1 })).toString(),
        minutes,
        reason: said.reason,
        made_by: hr.id,
        made_at: koreanInstant(on, 600),
      },
    ]
  })
  await insertRows(tx, 'leave_adjustments', rows)
}

function isCovered(
  person: DemoPerson,
  leaves: readonly LeavePlan[],
  use: LeaveUse,
  today: Temporal.PlainDate,
): boolean {
  const uses = leaves
    .filter((leave) => leave.person === person && ['APPROVED', 'REQUESTED'].includes(leave.status))
    .flatMap(({ days, status }) =>
      days.map(({ date, minutes }): LeaveUse => ({
        on: dayKey(date),
        minutes,
        state: status === 'APPROVED' ? 'TAKEN' : 'PENDING',
      })),
    )
  return leaveShortfall({ grants: planGrants(person, today), uses, request: [use] }) <= 0
}
