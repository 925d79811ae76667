import type { QueryClient } from '@tanstack/react-query'
import { actFor } from '../api/acting-for.ts'
import { forgetEarly } from '../api/early.ts'
import { keepZone } from '../text/company-clock.ts'

/** What features keep in the browser for one person starts so; it goes with the session (R-AUTH-024). */
export const PERSONAL_PREFIX = 'gyeol:'

/** Clears every answer and everything stored for the person who leaves. */
export function forgetEverything(client: QueryClient): void {
  client.clear()
  keepZone(undefined)
  actFor(undefined)
  forgetEarly()
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(PERSONAL_PREFIX)) storage.removeItem(key)
  }
}
