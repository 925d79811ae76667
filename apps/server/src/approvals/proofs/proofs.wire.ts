import type * as contract from '#contract/approvals/proofs/proofs.ts'
import type { Input } from '#contract/endpoint.ts'
import type { MemberContext } from '../../http/context.ts'
import { deviceInWords, readDevice } from '../../platform/auth/index.ts'
import type { CheckRow } from './checking/checks.store.ts'
import { type History, isLate, type ShownEntry } from './proofs.queries.ts'

type WireHistory = Input<typeof contract.documentHistory.response>
type WireCheck = Input<typeof contract.startCheck.response>

export function historyToWire(
  ctx: Pick<MemberContext, 'actor' | 'language'>,
  { state, beganLate, brokenAt, entries }: History,
): WireHistory {
  return {
    state,
    began_late: beganLate,
    broken_at: brokenAt,
    entries: entries.map((entry) => entryToWire(ctx, entry)),
  }
}

function entryToWire(
  { actor, language }: Pick<MemberContext, 'actor' | 'language'>,
  entry: ShownEntry,
): WireHistory['entries'][number] {
  const { number, act, actorId, actorName, actedFor, actedForName, happenedAt, comment, ip, device } = entry
  // Where somebody was is for themselves and for who answers for the company.
  const tellsPlace = actor.isFullAdmin || actorId === actor.memberId
  return {
    number,
    act,
    actor: actorId === null ? null : { user_id: actorId, username: actorName ?? '' },
    acted_for: actedFor === null ? null : { user_id: actedFor, username: actedForName ?? '' },
    happened_at: happenedAt,
    is_late: isLate(entry),
    comment,
    ip: tellsPlace ? ip : null,
    device: tellsPlace && device ? deviceInWords(readDevice(device), language) : null,
    hash: entry.hash,
  }
}

export function checkToWire(row: CheckRow): WireCheck {
  return {
    id: row.id,
    asked_by: row.asked_by_name,
    asked_at: row.asked_at,
    ended_at: row.ended_at,
    total: row.total,
    checked: row.checked,
    begun: row.begun,
    broken: row.broken,
    breaks: row.breaks.map(({ id, serial, title, number, reason }) => ({
      drf_id: id,
      drf_serial: serial,
      drf_title: title,
      number,
      reason,
    })),
  }
}
