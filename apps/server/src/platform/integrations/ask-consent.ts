import type { Provider } from '#contract/platform/integrations/providers.ts'
import type { SecretBox } from '../auth/index.ts'
import type { Settings } from '../../config.ts'
import type { MemberContext } from '../../http/context.ts'
import { stateFor } from './consent-state.ts'
import { consentAddress, providerApp } from './provider-app.ts'

/** What an installation of the product has of its own. */
export interface Installation {
  settings: Settings
  box: SecretBox
}

/** Where a person consents to a provider; without keys of the installation there is no such place, and we say so. */
export function askConsent(
  ctx: Pick<MemberContext, 'companyId' | 'sessionId' | 'now' | 'audit'>,
  { settings, box }: Installation,
  provider: Provider,
): { configured: boolean; url: string | null } {
  const app = providerApp(settings, provider)
  if (!app) return { configured: false, url: null }
  const state = stateFor(box, provider, ctx, ctx.now)
  ctx.audit({ action: 'integration.ask_consent', after: { provider } })
  return { configured: true, url: consentAddress(app, settings, state) }
}
