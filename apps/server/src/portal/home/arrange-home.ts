import type { Input } from '#contract/endpoint.ts'
import type { homeLayout } from '#contract/portal/home/layout.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { getNotice } from '../../platform/operator-notices/index.ts'
import { type Arrangement, completeLayout, usualLayout } from './layout.ts'
import { dropLayout, keepLayout, keepSeenNotice } from './layout.store.ts'

type Layout = Input<typeof homeLayout>

/** How a person's start page is arranged, as it is told. @param kept null: as the product has it */
export function layoutToWire(
  { actor }: Pick<MemberContext, 'actor'>,
  kept: Partial<Arrangement> | null,
): Layout {
  const { main, side, hidden } = completeLayout(kept ?? {}, usualLayout(actor))
  return { main: [...main], side: [...side], hidden: [...hidden], is_own: kept !== null }
}

export async function arrangeHome(ctx: CommandContext, wanted: Arrangement): Promise<Layout> {
  const layout = layoutToWire(ctx, wanted)
  const { is_own: _, ...arranged } = layout
  if (await keepLayout(ctx, arranged))
    ctx.audit({ action: 'home.arrange', target: ['member', ctx.actor.memberId], after: arranged })
  return layout
}

export async function resetHome(ctx: CommandContext): Promise<void> {
  if (await dropLayout(ctx)) ctx.audit({ action: 'home.reset', target: ['member', ctx.actor.memberId] })
}

/** @throws Failure NOT_FOUND */
export async function putAwayNotice(ctx: CommandContext, id: number): Promise<void> {
  await getNotice(ctx, id)
  if (await keepSeenNotice(ctx, id))
    ctx.audit({ action: 'home.put_away_notice', target: ['operator_notice', id] })
}
