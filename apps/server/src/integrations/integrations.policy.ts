import type { Actor } from '../http/context.ts'
import { coversMember } from '../roles/index.ts'

/** The Slack ID of a person is named by whoever looks after that person. */
export function mayKeepSlackIdOf(
  actor: Actor,
  holder: { teamId: number | null; isFullAdmin: boolean },
): boolean {
  return coversMember(actor, holder)
}
