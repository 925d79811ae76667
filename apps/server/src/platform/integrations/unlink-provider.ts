import type { Provider } from '#contract/platform/integrations/providers.ts'
import type { CommandContext } from '../../http/context.ts'
import { removeConnection } from './connections.store.ts'

/** Drops the tokens of a provider; without a connection nothing happens. */
export async function unlinkProvider(
  ctx: CommandContext,
  provider: Provider,
): Promise<{ connected: false; dropped: boolean }> {
  const dropped = await removeConnection(ctx.tx, provider)
  if (dropped) ctx.audit({ action: 'integration.unlink', after: { provider, dropped } })
  return { connected: false, dropped }
}
