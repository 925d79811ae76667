import type { Input } from '#contract/endpoint.ts'
import type { checkRetirement, HandOverAction } from '#contract/people/employment/retirement.ts'
import type { MemberContext } from '../../../http/context.ts'
import { choicesOf } from '../matters/matter.ts'
import { knownMatter } from './judge-hand-over.ts'
import type { HangingRow, PlannedRow } from './retirement-check.queries.ts'
import { mayGiveAway } from './retirement.policy.ts'

type WireCheck = Input<typeof checkRetirement.response>

/** Offers what the reader may decide: what they may give to nobody is not there to be given. */
export function hangingToWire(
  { kind, team_id, parent_id: parentId, names, count }: HangingRow,
  { actor, language }: Pick<MemberContext, 'actor' | 'language'>,
): WireCheck['hanging'][number] {
  const matter = knownMatter(kind)
  const team = team_id === null ? undefined : { id: team_id, parentId }
  const may = (action: HandOverAction) => action !== 'GIVE' || mayGiveAway(actor, { matter, team })
  const { END, KEEP } = matter.choices
  return {
    kind,
    team_id,
    title: matter.title[language],
    names,
    count,
    actions: choicesOf(matter).filter(may),
    action_texts: { ...(END && { END: END[language] }), ...(KEEP && { KEEP: KEEP[language] }) },
  }
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
    planned_by_id: row.planned_by_id,
    planned_at: row.planned_at,
    is_held: row.held_at !== null,
  }
}
