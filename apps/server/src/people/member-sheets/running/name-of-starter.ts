import type { ActingContext } from '../../../jobs/in-company-as.ts'
import { isAdmin } from '../../roles/index.ts'
import type { ImportRecord } from '../member-sheets.store.ts'

/** In the name of the admin who started an import; null when they may no longer invite anybody. */
export async function nameOfStarter(
  ctx: ActingContext,
  { started_by }: Pick<ImportRecord, 'started_by'>,
): Promise<ActingContext | null> {
  const starter = started_by === null ? null : await ctx.inNameOf(started_by)
  // Who has withdrawn the account works here, but nobody acts for them.
  const mayInvite = starter !== null && starter.actor.accountId !== 0 && isAdmin(starter.actor)
  return mayInvite ? starter : null
}
