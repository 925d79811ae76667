import autocannon from 'autocannon'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '#contract/platform/auth/auth.ts'
import { createBooking } from '#contract/office/meeting-rooms/meeting-rooms.ts'

const BODIES = 150
// A megabyte less a little: as much as anybody may send.
const NESTED = `{"name":${'['.repeat(1_040_000)}`

export interface NestedBodies {
  refused: number
  /** The longest that /healthz took meanwhile, asked ten times in a second. */
  slowestMs: number
}

/** Sends deeply nested bodies all at once, as a stranger or a member, and asks meanwhile whether the server lives. */
export async function sendNested(
  address: string,
  member: Record<string, string> | null,
): Promise<NestedBodies> {
  const over = new AbortController()
  let slowestMs = 0
  const watch = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      await fetch(`${address}/healthz`).then((answer) => answer.text())
      slowestMs = Math.max(slowestMs, performance.now() - start)
      await pause(100)
    }
  })()
  // In a thread of its own: the sender must not delay the watch.
  const sent = await autocannon({
    url: `${address}${member ? createBooking.path : signIn.path}`,
    method: 'POST',
    body: NESTED,
    headers: { ...member, 'content-type': 'application/json' },
    connections: BODIES,
    amount: BODIES,
    workers: 1,
    timeout: 60,
  })
  over.abort()
  await watch
  return { refused: sent['4xx'], slowestMs: Math.round(slowestMs) }
}
