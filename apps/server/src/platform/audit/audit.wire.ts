import type { Input } from '#contract/endpoint.ts'
import type { listAuditEvents } from '#contract/platform/audit/audit.ts'
import type { ToldEvent } from './tell-event.ts'

type Event = Input<(typeof listAuditEvents)['response']>['results'][number]

export function eventToWire({ row, actionText, targetName, changes }: ToldEvent): Event {
  const { actor_member_id: actorId, target_kind: kind, target_id: targetId } = row
  return {
    event_id: row.id,
    happened_at: row.happened_at,
    action: row.action,
    action_text: actionText,
    actor: actorId === null ? null : { user_id: actorId, username: row.actor_name ?? '' },
    target: kind === null || targetId === null ? null : { kind, id: targetId, name: targetName },
    ip: row.ip,
    changes,
  }
}
