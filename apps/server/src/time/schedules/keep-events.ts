import type { EndpointInput } from '#contract/endpoint.ts'
import type { saveSchEvent } from '#contract/time/schedules/schedules.ts'
import type { CommandContext } from '../../http/context.ts'
import { standsSo } from '../../http/audit-trail.ts'
import { fail, found } from '../../http/fail.ts'
import { changeEvent, type EventRow, insertEvent, lockEvent, removeEvent } from './events.store.ts'
import { loadPeople } from './months.store.ts'
import { mayKeepEvent } from './schedules.policy.ts'
import { tellEvent } from './told/tell-event.ts'

/** Adds an event, or changes one. @throws Failure NOT_FOUND, FORBIDDEN */
export async function saveEvent(
  ctx: CommandContext,
  body: EndpointInput<typeof saveSchEvent>['body'],
): Promise<number> {
  const { wk_sch_eve_id: id, user_id: memberId = null, date, title } = body
  const person = memberId === null ? null : found((await loadPeople(ctx, [memberId])).get(memberId))
  if (!mayKeepEvent(ctx.actor, person)) fail('FORBIDDEN')
  const row = { member_id: memberId, happens_on: date.toString(), title }
  const before = id === undefined ? undefined : await requireOwn(ctx, id)
  if (before && standsSo(before, row)) return before.id
  const saved = id ?? (await insertEvent(ctx, row))
  if (id !== undefined) await changeEvent(ctx, id, row)
  const action = id === undefined ? 'schedule_event.create' : 'schedule_event.update'
  await tellEvent(ctx, saved, { ...(before && { before }), after: row })
  ctx.audit({ action, target: ['schedule_event', saved], after: row })
  return saved
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function deleteEvent(ctx: CommandContext, id: number): Promise<void> {
  const before = await requireOwn(ctx, id)
  await removeEvent(ctx, id)
  await tellEvent(ctx, id, { before })
  ctx.audit({ action: 'schedule_event.delete', target: ['schedule_event', id] })
}

async function requireOwn(ctx: CommandContext, id: number): Promise<EventRow> {
  const event = await lockEvent(ctx, id)
  const person = event.member_id === null ? null : { teamId: event.team_id }
  if (!mayKeepEvent(ctx.actor, person)) fail('FORBIDDEN')
  return event
}
