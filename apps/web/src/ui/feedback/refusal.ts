/** What the kit reads from an error of the api, which it does not know by name. */
export interface Refusal {
  message: string
  status?: number
  fields: Record<string, string>
  requestId?: string | undefined
}

/** The refusal in an error; undefined for a lost network or a fault of our own. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('fields' in error)) return undefined
  return error as Error & Refusal
}

/** The number to quote when asking for help: only where something of ours broke, not for an ordinary refusal. */
export function requestIdOf(error: unknown): string | undefined {
  const refusal = refusalOf(error)
  return refusal && (refusal.status ?? 500) >= 500 ? refusal.requestId : undefined
}
