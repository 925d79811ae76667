import type { MemberContext } from '../../http/context.ts'
import type { Server } from '../../http/server.ts'
import { announceForget } from '../../http/session-gate.ts'

/** Makes every server load the company's people anew, from the commit on: their roles, teams or state have changed. */
export async function forgetActors(
  server: Server,
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'afterCommit'>,
): Promise<void> {
  const { companyId } = ctx
  await announceForget(ctx.tx, { companyId })
  ctx.afterCommit(() => server.sessions.forget({ companyId }))
}
