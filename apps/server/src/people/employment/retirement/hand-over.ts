import type { HandOver } from '#contract/people/employment/retirement.ts'
import type { Actor, CommandContext } from '../../../http/context.ts'
import type { Leaving } from '../matters/matter.ts'
import { judgeHandOver, knownMatter } from './judge-hand-over.ts'
import { ableTakers } from './retirement.store.ts'

/** What was decided, and by whom: nobody gives what they may not, also when a plan is carried out later. */
export interface HandOvers {
  handOver: readonly HandOver[]
  /** null when they have left meanwhile: nothing goes over. */
  giver: Actor | null
}

/**
 * Does what was decided for everything that hangs on a person. Between planning and the last day a taker may have left,
 * or who planned it may no longer give it: that part then ends as if nobody had been named.
 * @returns the matters of which something found no taker
 */
export async function handOverAll(
  ctx: CommandContext,
  leaving: Leaving,
  { handOver, giver }: HandOvers,
): Promise<string[]> {
  const able = await ableTakers(ctx.tx, leaving.memberId, handOver)
  const mayGive = giver ? await judgeHandOver(ctx, giver, handOver) : () => false
  const lost: string[] = []
  for (const one of handOver) {
    if (one.action === 'KEEP') continue
    const matter = knownMatter(one.kind)
    const to = one.user_id ?? null
    const fits = to === null || (able.has(to) && mayGive(one))
    const given = { to, teamId: one.team_id ?? 0, giver: giver ?? ctx.actor }
    if (!fits || (await matter.handOver(ctx, leaving, given)) === false) lost.push(one.kind)
  }
  return lost
}
