import type { Input } from '#contract/endpoint.ts'
import { type checkRetirement, handOverChoices } from '#contract/members/retirement.ts'
import type { HangingRow, PlannedRow } from './retirement-check.queries.ts'

type WireCheck = Input<typeof checkRetirement.response>

export function hangingToWire(row: HangingRow): WireCheck['hanging'][number] {
  const { kind, team_id, names, count } = row
  return { kind, team_id, names, count, actions: [...handOverChoices[kind]] }
}

export function planToWire(row: PlannedRow): NonNullable<WireCheck['planned']> {
  const names = new Map(row.takers.map(({ id, name }) => [id, name]))
  return {
    retire_date: row.last_day,
    hand_over: row.hand_over.map((one) => ({
      ...one,
      ...(one.user_id !== undefined && { username: names.get(one.user_id) ?? '' }),
    })),
    planned_by: row.planned_by,
    planned_at: row.planned_at,
    is_held: row.held_at !== null,
  }
}
