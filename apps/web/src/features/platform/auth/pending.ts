/** What one step of signing in or up hands to the next; kept for this tab, so that a reload loses nothing. */
interface PendingSteps {
  mfa: { email: string; transaction_id: string; mfa_kind: 'MAIL' | 'TOTP'; next: string | undefined }
  confirm: { email: string; validation_code: string }
  invite: { email: string; code: string }
  recovery: { email: string; validation_code: string }
  /** Never the password: it stays in memory only. */
  signUp: { email: string; agreed: string[]; birthDate: string }
}

const keyOf = (step: keyof PendingSteps) => `gyeol:auth-${step}`

export function keepPending<S extends keyof PendingSteps>(step: S, data: PendingSteps[S]): void {
  sessionStorage.setItem(keyOf(step), JSON.stringify(data))
}

/** What the step before left, or null when it has not been taken. */
export function keptPending<S extends keyof PendingSteps>(step: S): PendingSteps[S] | null {
  const kept = sessionStorage.getItem(keyOf(step))
  return kept ? (JSON.parse(kept) as PendingSteps[S]) : null
}

export function dropPending(step: keyof PendingSteps): void {
  sessionStorage.removeItem(keyOf(step))
}
