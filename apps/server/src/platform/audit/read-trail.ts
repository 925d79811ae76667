import type { EndpointInput } from '#contract/endpoint.ts'
import type { downloadAuditEvents } from '#contract/platform/audit/audit.ts'
import type { Tx } from '../../db/connection.ts'
import type { MemberContext } from '../../http/context.ts'
import { sentence } from '../../http/answer-error.ts'
import { fail } from '../../http/fail.ts'
import { type AuditFilter, type AuditRow, listEvents, namesOf } from './audit.queries.ts'
import { idsIn, type Reader, tellEvent, type ToldEvent } from './tell-event.ts'
import { withTargetNames } from './target-names.ts'
import { actionsOf, hasWords, namedAlike } from './words/words-of-action.ts'

type Asked = EndpointInput<typeof downloadAuditEvents>['query']

/** @param named actions that are named after their endpoints @throws Failure INVALID_RANGE, BAD_REQUEST for an action that nobody can do */
export function filterOf(
  { actor, language }: Pick<MemberContext, 'actor' | 'language'>,
  asked: Asked,
  named: readonly string[],
): AuditFilter {
  const { start_date: from, end_date: to, area, action } = asked
  if (from && to && Temporal.PlainDate.compare(from, to) > 0) fail('INVALID_RANGE')
  if (action !== undefined && !hasWords(action) && !named.includes(action))
    fail('BAD_REQUEST', {}, { action: sentence('BAD_REQUEST', language) })
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(actor.timezone).toInstant()
  const actions = area ? actionsOf(area, named) : undefined
  return {
    actorId: asked.actor_id,
    targetId: asked.user_id,
    actions:
      action === undefined
        ? actions
        : namedAlike(action).filter((one) => actions === undefined || actions.includes(one)),
    since: from && start(from),
    until: to && start(to.add({ days: 1 })),
  }
}

export const readerOf = (ctx: Pick<MemberContext, 'language' | 'actor' | 'today'>): Reader => ({
  language: ctx.language,
  timezone: ctx.actor.timezone,
  today: ctx.today,
})

/** A page of the trail in the reader's words, and where the next one begins. */
export async function readTrail(
  tx: Tx,
  reader: Reader,
  filter: AuditFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ events: ToldEvent[]; next: number | null }> {
  const found: AuditRow[] = await listEvents(tx, filter, { before, limit: limit + 1 })
  const rows = await withTargetNames(tx, found.slice(0, limit))
  const names = await namesOf(tx, idsIn(rows))
  const next = found.length > limit ? rows.at(-1)!.id : null
  return { events: rows.map((row) => tellEvent(row, names, reader)), next }
}
