import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/office/mood/mood.ts'
import type { MoodSum } from './mood-statistics.ts'
import type { MoodRow } from './moods.store.ts'

type Statistics = Input<(typeof contract.moodStatistics)['response']>
type Half = Statistics['total']['am']

export function moodToWire(row: MoodRow): Input<(typeof contract.saveMood)['response']> {
  return {
    sv_date: row.mood_on,
    md_mood_am: row.morning,
    md_mood_pm: row.evening,
    md_comment: row.comment,
  }
}

/** The sums of a day, of a team or of all under one key, their halves beside each other. */
export function sumsToWire(sums: readonly MoodSum[]): Pick<Statistics, 'total' | 'days' | 'teams'> {
  const groups = Map.groupBy(
    sums.filter((sum) => !sum.is_total),
    (sum) => sum.mood_on ?? sum.team_id,
  )
  const all = [...groups.values()].map((halves) => ({ first: halves[0]!, ...halvesOf(halves) }))
  return {
    total: halvesOf(sums.filter((sum) => sum.is_total)),
    days: all
      .filter(({ first }) => first.mood_on !== null)
      .map(({ first, am, pm }) => ({ sv_date: first.mood_on!, am, pm }))
      .toSorted((a, b) => a.sv_date.localeCompare(b.sv_date)),
    teams: all
      .filter(({ first }) => first.mood_on === null)
      .map(({ first: { team_id, team_name }, am, pm }) => ({ team_id, team_name, am, pm })),
  }
}

function halvesOf(sums: readonly MoodSum[]): Statistics['total'] {
  const of = (half: MoodSum['half']) => halfToWire(sums.find((sum) => sum.half === half))
  return { am: of('am'), pm: of('pm') }
}

function halfToWire(sum: MoodSum | undefined): Half {
  if (sum?.isHidden) return { is_hidden: true, people: null, answers: null, average: null, counts: null }
  const counts = sum?.counts ?? [0, 0, 0, 0, 0]
  const answers = counts.reduce((all, count) => all + count, 0)
  const points = counts.reduce((all, count, at) => all + count * (at + 1), 0)
  return {
    is_hidden: false,
    people: sum?.people ?? 0,
    answers,
    average: answers === 0 ? null : Math.round((points / answers) * 10) / 10,
    counts,
  }
}
