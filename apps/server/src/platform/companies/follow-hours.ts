import { allSettings } from '#contract/platform/companies/setting-table.ts'
import type { MemberContext } from '#server/http/context.ts'

/** What became different: the columns, and whether days that are over follow as well. */
export interface HoursChange {
  columns: readonly string[]
  from: 'TODAY' | 'OPEN_DAYS'
}

type Follower = (
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'now'>,
  change: HoursChange,
) => Promise<void>

const HOURS = allSettings.flatMap(([, setting]) => (setting.countsDays ? [setting.column] : []))

const followers = new Map<string, Follower>()

/** Called by app.ts for what hangs on the hours of a company, so that companies need not know it. */
export function followHours(name: string, follower: Follower): void {
  followers.set(name, follower)
}

/** Tells those who follow them that the hours of the company have changed, in the transaction that changed them. */
export async function tellHours(
  ctx: Parameters<Follower>[0],
  changed: object,
  from: HoursChange['from'] = 'TODAY',
): Promise<void> {
  const columns = HOURS.filter((column) => column in changed)
  if (columns.length === 0) return
  for (const follower of followers.values()) await follower(ctx, { columns, from })
}
