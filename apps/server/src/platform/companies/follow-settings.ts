import type { MemberContext } from '#server/http/context.ts'
import type { CompanyRow } from './companies.wire.ts'

type Follower = (
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today' | 'language'>,
  /** The company as it was. */
  before: CompanyRow,
) => Promise<void>

const followers = new Map<string, { columns: readonly string[]; follower: Follower }>()

/**
 * Called by app.ts for what hangs on other settings of a company than its hours, columns or parts that are switched: told in the transaction that changed one of them,
 * after it did. A follower may refuse the change.
 */
export function followSettings(name: string, columns: readonly string[], follower: Follower): void {
  followers.set(name, { columns, follower })
}

export async function tellSettings(
  ctx: Parameters<Follower>[0],
  before: CompanyRow,
  changed: object,
): Promise<void> {
  for (const { columns, follower } of followers.values())
    if (columns.some((column) => column in changed)) await follower(ctx, before)
}
