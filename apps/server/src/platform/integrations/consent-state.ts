import { type Provider, providers } from '#contract/platform/integrations/providers.ts'
import type { SecretBox } from '../auth/index.ts'

/** Who asks for a consent: it can be finished by nobody else, in no other company and no other browser. */
export interface Asker {
  companyId: number
  sessionId: number
}

const VALID_FOR_MINUTES = 10

/** The text that travels to the service and back: provider and end of validity, sealed for the asker. */
export function stateFor(box: SecretBox, provider: Provider, asker: Asker, now: Temporal.Instant): string {
  return box.seal(`${provider} ${now.add({ minutes: VALID_FOR_MINUTES })}`, purposeOf(asker))
}

/** The provider of a state that we gave to this asker; null for any other, and when its time is over. */
export function providerOf(
  box: SecretBox,
  state: string,
  asker: Asker,
  now: Temporal.Instant,
): Provider | null {
  const [name, end] = opened(box, state, asker).split(' ')
  if (!end || Temporal.Instant.compare(now, Temporal.Instant.from(end)) > 0) return null
  return providers.find((provider) => provider === name) ?? null
}

function opened(box: SecretBox, state: string, asker: Asker): string {
  try {
    return box.open(state, purposeOf(asker))
  } catch {
    // Changed, somebody else's, or sealed with a key of before: all the same to who asks.
    return ''
  }
}

function purposeOf({ companyId, sessionId }: Asker): string {
  return `consent:${companyId}:${sessionId}`
}
