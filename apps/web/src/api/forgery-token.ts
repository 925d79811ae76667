import { isApiElsewhere } from './address.ts'

/** What an API of another origin has told last: empty for none, undefined before its first answer. */
let told: string | undefined

/** The anti-forgery token, which every request repeats (A-15, D-23); there is one as long as there may be a session. */
export function forgeryToken(): string | undefined {
  if (isApiElsewhere()) return told || undefined
  const kept = /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1]
  return kept && decodeURIComponent(kept)
}

/** Learns the token from an answer of an API whose cookie the page cannot read. */
export function noteToken(response: Response): void {
  told = response.headers.get('x-csrftoken') ?? told
}

/** Whether there may be a token: one is there, or the API has not been asked yet. */
export function mayHoldToken(): boolean {
  return forgeryToken() !== undefined || (isApiElsewhere() && told === undefined)
}
