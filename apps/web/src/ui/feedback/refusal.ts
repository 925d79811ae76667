/** What the kit reads from an error of the api, which it does not know by name. */
export interface Refusal {
  message: string
  fields: Record<string, string>
  requestId?: string | undefined
}

/** The refusal in an error; undefined for a lost network or a fault of our own. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('fields' in error)) return undefined
  return error as Error & Refusal
}

export function requestIdOf(error: unknown): string | undefined {
  return refusalOf(error)?.requestId
}
