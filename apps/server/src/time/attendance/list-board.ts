import type { listWorkStatus } from '#contract/time/attendance/attendance.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type { Actor, MemberContext } from '../../http/context.ts'
import { missingOf } from './exceptions/missing-of.ts'
import { type BoardRow, listBoard, type StateCounts } from './attendance.queries.ts'
import { clockOrNull, eventToWire } from './attendance.wire.ts'
import { hideFields, type HideFields } from '../../people/roles/index.ts'
import { type DayPart, dutyDay, listParts } from '../work-days/index.ts'
import { plannedDays, workingNowOf } from '../work-plans/index.ts'

type Asked = EndpointInput<typeof listWorkStatus>['query']
type Board = Omit<Input<(typeof listWorkStatus)['response']>, 'next' | 'previous'>

/** The board of a day: who is doing what. Three statements, one more with a team filter, and two for a day that is over. */
export async function boardOf(ctx: MemberContext, asked: Asked): Promise<Board> {
  const now = workingNowOf(ctx)
  const day = asked.date ?? now.day
  const { company } = await plannedDays(ctx, [], { from: day, to: day })
  const on = dutyDay(company.on(day), now)
  const { rows, counts } = await listBoard(ctx, asked, on)
  const ids = rows.map((row) => row.member_id)
  const range = { from: day, to: day }
  const [listed, missing] = await Promise.all([listParts(ctx, ids, range), missingOf(ctx, range, ids)])
  const parts = Map.groupBy(listed, (row) => row.member_id)
  const all = countAll(counts)
  const hide = hideFields(ctx.actor, rows[0]?.stored_flags, ['rank', 'image_url'])
  return {
    count: asked.onduty_status ? (counts[asked.onduty_status] ?? 0) : all.total,
    results: rows.map((row) => ({
      ...rowToWire(row, parts.get(row.member_id) ?? [], ctx, hide),
      missing: missing.get(row.member_id)?.[0]?.kind ?? null,
    })),
    date: day.toString(),
    counts: all,
  }
}

/** Every state with its count, also the ones that nobody is in. */
export function countAll(counts: StateCounts): Board['counts'] {
  const all = {
    NOT_IN: 0,
    WORKING: 0,
    AWAY: 0,
    OUT: 0,
    LEAVE: 0,
    DAY_OFF: 0,
    ...counts,
  }
  return { total: Object.values(all).reduce((sum, n) => sum + n, 0), ...all }
}

function rowToWire(
  row: BoardRow,
  parts: readonly DayPart[],
  { actor, language }: MemberContext,
  hide: HideFields,
): Omit<Board['results'][number], 'missing'> {
  const isHidden = !seesRecords(actor, row)
  // A colleague sees leave that is certain, not what is still being asked for.
  const events = parts
    .filter((one) => !isHidden || one.state === 'TAKEN')
    .map((one) => eventToWire(one, language, isHidden))
  const person = { id: row.member_id, teamId: row.team_id }
  const told = hide(person, {
    rank: row.rank_name,
    image_url: row.image_file_id,
  })
  return {
    user_id: row.member_id,
    username: row.name,
    team_id: row.team_id,
    team_name: row.team_name,
    rank_name: told.rank,
    image_file_id: told.image_url,
    onduty_status: row.state,
    start_time: clockOrNull(row.in_minute),
    end_time: clockOrNull(row.out_minute),
    late_minutes: isHidden ? 0 : row.late_minutes,
    events,
    events_text: events.map((event) => event.title).join(', '),
  }
}

function seesRecords(actor: Actor, row: BoardRow): boolean {
  if (actor.isFullAdmin || row.member_id === actor.memberId) return true
  return (
    row.team_id !== null &&
    (actor.ledTeamIds.includes(row.team_id) || actor.coverTeamIds.includes(row.team_id))
  )
}
