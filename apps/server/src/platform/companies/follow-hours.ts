import { allSettings } from '#contract/platform/companies/setting-table.ts'
import type { MemberContext } from '#server/http/context.ts'

type Follower = (ctx: Pick<MemberContext, 'tx' | 'companyId'>) => Promise<void>

const HOURS = allSettings.flatMap(([, setting]) => (setting.countsDays ? [setting.column] : []))

const followers = new Map<string, Follower>()

/** Called by app.ts for what hangs on the hours of a company, so that companies need not know it. */
export function followHours(name: string, follower: Follower): void {
  followers.set(name, follower)
}

/** Tells those who follow them that the hours of the company have changed, in the transaction that changed them. */
export async function tellHours(ctx: Parameters<Follower>[0], changed: object): Promise<void> {
  if (!HOURS.some((column) => column in changed)) return
  for (const follower of followers.values()) await follower(ctx)
}
