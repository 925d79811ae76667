import { leaveBalance, leaveShortfall, type LeaveUse } from '#rules/leave/leave-balance.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { CommandContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { ruleGrants, ruleUses } from './leave-account.ts'
import { readAccounts } from './read-accounts.ts'

/**
 * Whether the balance covers annual leave of days that is to be taken without a request, each besides those before it that are covered,
 * and what is left of it on that day, in days. Whoever asks holds the calendar of the person (holdCalendarFor), so that nothing else uses
 * it meanwhile.
 */
export async function coverOf(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
  parts: readonly { on: string; minutes: number }[],
): Promise<{ isEnough: boolean; leftDays: number }[]> {
  const account = found((await readAccounts(ctx, [memberId]))[0])
  const grants = ruleGrants(account)
  const uses: LeaveUse[] = ruleUses(account)
  return parts.map((part) => {
    const isEnough = leaveShortfall({ grants, uses, request: [part] }) <= 0
    const { available } = leaveBalance({ grants, uses, asOf: part.on })
    if (isEnough) uses.push({ ...part, state: 'TAKEN' })
    return {
      isEnough,
      leftDays: minutesToDays(Math.max(0, available), account.person.standard_day_minutes),
    }
  })
}
