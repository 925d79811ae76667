import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { notifyEach } from '../../../platform/notifications/index.ts'
import { daysText } from '../../work-events/index.ts'
import type { LeaveAccount } from '../leave-account.ts'
import type { NewAdjustment } from './adjustments.store.ts'

/** Tells people by how much somebody else has adjusted their leave, and why: each once, however many lines that are. */
export async function tellAdjusted(
  ctx: CommandContext,
  made: readonly NewAdjustment[],
  accounts: readonly Pick<LeaveAccount, 'person'>[],
): Promise<void> {
  const dayOf = new Map(accounts.map(({ person }) => [person.id, person.standard_day_minutes]))
  const others = made.filter(({ memberId }) => memberId !== ctx.actor.memberId)
  const told = [...Map.groupBy(others, ({ memberId }) => memberId)].map(([memberId, lines]) => {
    const minutes = lines.reduce((sum, line) => sum + line.minutes, 0)
    const days = minutesToDays(minutes, dayOf.get(memberId)!)
    const text = (language: Language) => `${days > 0 ? '+' : ''}${daysText(days, language)}`
    const reason = [...new Set(lines.map((line) => line.reason))].join(', ')
    return {
      memberId,
      data: { days: { ko: text('ko'), ja: text('ja'), en: text('en') }, reason },
      link: '/main/leave',
    }
  })
  await notifyEach(ctx, 'LEAVE_ADJUSTED', told)
}
