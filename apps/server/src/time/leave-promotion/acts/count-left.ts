import { duePromotions, type DuePromotion, type PromotedGrant } from '#rules/leave/due-promotions.ts'
import { ANNUAL_LEAVE, type LeaveAccount, leaveYears } from '../../leave/index.ts'
import type { CountedPart } from '../../work-days/index.ts'
import type { PlannedRow } from '../planned-days.store.ts'
import type { PromotionRow } from '../promotion-row.ts'

/** A procedure that a person's leave is due for, with the year in which the leave arose. */
export interface Due extends DuePromotion {
  ordinalYear: number
}

/** The procedures for all leave of a person that ends from today on. @param withHeld what is asked for counts as taken */
export function dueOf(account: LeaveAccount, withHeld = false): Due[] {
  const { person, today } = account
  if (person.joined_on === null) return []
  const years = leaveYears(account).map((year) => ({
    ordinal: year.ordinal,
    grants: year.grants
      .map((grant): PromotedGrant => ({
        kind: grant.kind,
        grantedOn: Temporal.PlainDate.from(grant.granted_on),
        expiresOn: Temporal.PlainDate.from(grant.expires_on),
        minutes: grant.minutes,
        // What the company has taken back need not be taken any more.
        taken: grant.taken + grant.deducted + (withHeld ? grant.held : 0),
      }))
      .filter(({ expiresOn }) => Temporal.PlainDate.compare(expiresOn, today) >= 0),
  }))
  const ordinalOn = (day: Temporal.PlainDate) =>
    years.find(({ grants }) => grants.some(({ grantedOn }) => grantedOn.equals(day)))?.ordinal ?? 1
  return duePromotions(
    Temporal.PlainDate.from(person.joined_on),
    years.flatMap(({ grants }) => grants),
  ).map((due) => ({ ...due, ordinalYear: ordinalOn(due.grantedTo) }))
}

/** Whether somebody stops working here before leave ends: what is unused then is paid, whatever was asked. */
export function leavesBefore(
  { retired_on, leaves_on }: LeaveAccount['person'],
  expiresOn: Temporal.PlainDate,
): boolean {
  const last = retired_on ?? leaves_on
  return last !== null && last < expiresOn.toString()
}

export const isSame = (due: Due, row: Pick<PromotionRow, 'ask_type' | 'expires_on'>) =>
  due.type === row.ask_type && due.window.leaveExpiresOn.toString() === row.expires_on

/** What is left of the leave that a procedure is about, as its row keeps it. */
export function countsOf(account: LeaveAccount, row: PromotionRow) {
  const due = dueOf(account).find((one) => isSame(one, row))
  const used = due?.takenMinutes ?? row.used_minutes
  return {
    id: row.id,
    used_minutes: used,
    target_minutes: due ? Math.max(0, due.grantedMinutes - due.takenMinutes) : 0,
  }
}

/**
 * The same where a plan is due: leave that was taken or asked for since the request need not be planned, and never more than was asked
 * for. So what is to be planned is what the balance says may still be asked for.
 */
export function leftToPlan(account: LeaveAccount, row: PromotionRow) {
  const counts = { ...countsOf(account, row), target_minutes: unplanned(account, row) }
  return counts.target_minutes < row.target_minutes ? counts : row
}

/** Minutes of the leave of a procedure that are neither taken nor asked for nor planned. */
function unplanned(account: LeaveAccount, row: PromotionRow): number {
  const due = dueOf(account, true).find((one) => isSame(one, row))
  return due ? Math.max(0, due.grantedMinutes - due.takenMinutes) : 0
}

/** The same if one of its planned days were not planned. */
export function unplannedWithout(
  account: LeaveAccount,
  row: PromotionRow,
  { planned_on, planned_type }: Pick<PlannedRow, 'planned_on' | 'planned_type'>,
): number {
  const isOther = (part: CountedPart) =>
    part.work_on !== planned_on || part.event_code !== `${ANNUAL_LEAVE}${planned_type}`
  const parts = account.facts.parts.filter(isOther)
  const { balance: _, ...rest } = account
  return unplanned({ ...rest, facts: { ...account.facts, parts } }, row)
}
