import { isServiceOff, type Provider } from '#contract/platform/integrations/providers.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { exchangeCode } from '../../outside/oauth/exchange-code.ts'
import type { Installation } from './ask-consent.ts'
import { saveConnection } from './connections.store.ts'
import { providerOf } from './consent-state.ts'
import { providerApp, redirectUri } from './provider-app.ts'
import { sealTokens } from './provider-tokens.ts'

/** What a consent has brought, ready to be kept. */
export interface Granted {
  provider: Provider
  sealedTokens: string
  accountLabel: string
}

/**
 * Changes the code that the browser brought back into tokens. Holds no connection: the service may take its time.
 * @throws Failure CONSENT_EXPIRED for a state that was not given to this session and company, or too long ago,
 * PROVIDER_REFUSED, PROVIDER_UNREACHABLE, FEATURE_OFF
 */
export async function redeemConsent(
  ctx: Pick<MemberContext, 'companyId' | 'sessionId' | 'now' | 'actor'>,
  { settings, box }: Installation,
  { code, state }: { code: string; state: string },
): Promise<Granted> {
  const provider = providerOf(box, state, ctx, ctx.now)
  const app = provider && providerApp(settings, provider)
  if (!provider || !app) fail('CONSENT_EXPIRED')
  // Switched off while the person was away consenting.
  if (isServiceOff(ctx.actor.switchedOff, provider)) fail('FEATURE_OFF')
  const { clientId, clientSecret, tokenUrl } = app
  const exchanged = await exchangeCode({
    tokenUrl,
    clientId,
    clientSecret,
    code,
    redirectUri: redirectUri(settings),
  })
  if (exchanged.outcome === 'UNREACHABLE') fail('PROVIDER_UNREACHABLE')
  if (exchanged.outcome === 'REFUSED') fail('PROVIDER_REFUSED', { reason: exchanged.reason })
  const { answer } = exchanged
  const tokens = {
    accessToken: String(answer.access_token),
    refreshToken: textOf(answer.refresh_token) || null,
    scope: textOf(answer.scope),
    endsAt: endOf(answer.expires_in, ctx.now),
  }
  return {
    provider,
    sealedTokens: sealTokens(box, tokens, { companyId: ctx.companyId, provider }),
    accountLabel: workspaceOf(answer),
  }
}

/** Keeps the connection in the place of an earlier one. */
export async function completeConnection(ctx: CommandContext, granted: Granted): Promise<void> {
  const { provider, accountLabel } = granted
  await saveConnection(ctx.tx, {
    company_id: ctx.companyId,
    provider,
    sealed_tokens: granted.sealedTokens,
    account_label: accountLabel,
    connected_by: ctx.actor.memberId,
    connected_at: ctx.now.toString(),
  })
  ctx.audit({ action: 'integration.connect', after: { provider, account: accountLabel } })
}

const LONGEST_SECONDS = 10 * 365 * 86_400

/** When a token ends; null where the service names no end, or none that can be. */
function endOf(seconds: unknown, now: Temporal.Instant): string | null {
  if (typeof seconds !== 'number' || !(seconds >= 0 && seconds <= LONGEST_SECONDS)) return null
  return now.add({ seconds: Math.floor(seconds) }).toString()
}

/** Slack names the workspace beside the tokens; the others name nothing. */
function workspaceOf({ team }: Record<string, unknown>): string {
  const name = typeof team === 'object' && team !== null ? (team as { name?: unknown }).name : undefined
  return [...textOf(name).toWellFormed()].slice(0, 200).join('')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
