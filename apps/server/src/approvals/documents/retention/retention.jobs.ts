import type { ActingContext } from '../../../jobs/in-company-as.ts'
import { defineRound, handleRound, inOneStep, type RoundParts } from '../../../jobs/rounds.ts'
import { fullAdminIds } from '../../../people/roles/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { countDue } from './retention.queries.ts'

/** On the first morning of every month. */
export const retentionRound = defineRound('approvals-ask-for-deletion', '20 9 1 * *')

/** Nothing is deleted by itself: admins are asked as long as documents wait whose time is over. */
export const retentionJobs = (parts: RoundParts) => handleRound(parts, retentionRound, inOneStep(askAdmins))

async function askAdmins(ctx: ActingContext): Promise<void> {
  const count = await countDue(ctx)
  if (count === 0) return
  await notify(ctx, {
    memberIds: await fullAdminIds(ctx.tx),
    kind: 'DOCUMENTS_DUE',
    data: { count },
    link: '/main/settings/retention',
    occasion: `DOCUMENTS_DUE ${ctx.today.toPlainYearMonth()}`,
  })
}
