import type { CommandContext } from '../../../http/context.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { followSettings } from '../../../platform/companies/index.ts'
import { promotionRound } from '../leave-promotion.jobs.ts'

// Who comes by an import comes with many others: one run makes ready what concerns all of them.
const AFTER = Temporal.Duration.from({ seconds: 20 })

/** Makes ready soon what the clock would in the morning; one run for all who ask meanwhile. */
export async function prepareSoon({
  tx,
  companyId,
}: Pick<CommandContext, 'tx' | 'companyId'>): Promise<void> {
  await enqueue(tx, promotionRound.ofCompany, {}, { companyId, key: 'everywhere', delay: AFTER })
}

/** What is switched on, or arises in another way from now on, is ready without a night in between. */
export function followLeaveSettings(): void {
  followSettings('leave-promotion', ['VACATION_PROMOTION', 'leave_basis', 'fiscal_start_month'], prepareSoon)
}
