import { leaveShortfall } from '#rules/leave/leave-balance.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { CommandContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { balanceOn, ruleGrants, ruleUses } from './leave-account.ts'
import { readAccounts } from './read-accounts.ts'

/**
 * Whether the balance covers annual leave of a day that is to be taken without a request, and what is left of it on that day, in days.
 * Whoever asks holds the calendar of the person (holdCalendarFor), so that nothing else uses it meanwhile.
 */
export async function coverOf(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
  part: { on: string; minutes: number },
): Promise<{ isEnough: boolean; leftDays: number }> {
  const account = found((await readAccounts(ctx, [memberId]))[0])
  const short = leaveShortfall({ grants: ruleGrants(account), uses: ruleUses(account), request: [part] })
  const { available } = balanceOn(account, Temporal.PlainDate.from(part.on))
  const leftDays = minutesToDays(Math.max(0, available), account.person.standard_day_minutes)
  return { isEnough: short <= 0, leftDays }
}
