import type { Provider } from '#contract/platform/integrations/providers.ts'
import type { SecretBox } from '../auth/index.ts'

export interface ProviderTokens {
  accessToken: string
  refreshToken: string | null
  scope: string
  /** When the access token ends; null when the service named no end. */
  endsAt: string | null
}

/** Whose tokens they are: what is sealed for one company and service opens for no other. */
export interface TokenOwner {
  companyId: number
  provider: Provider
}

/** Tokens as they may stand in the database: who has a backup but not the key of the installation reads nothing. */
export function sealTokens(box: SecretBox, tokens: ProviderTokens, owner: TokenOwner): string {
  return box.seal(JSON.stringify(tokens), purposeOf(owner))
}

/** @throws SealError when the key of the installation has changed since, or the tokens belong elsewhere */
export function openTokens(box: SecretBox, sealed: string, owner: TokenOwner): ProviderTokens {
  return JSON.parse(box.open(sealed, purposeOf(owner)))
}

function purposeOf({ companyId, provider }: TokenOwner): string {
  return `provider-tokens:${companyId}:${provider}`
}
