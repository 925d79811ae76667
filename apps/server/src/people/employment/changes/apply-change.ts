import { keyAfter } from '#rules/calendar/day-key.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateMembers as endpoint } from '#contract/people/employment/changes.ts'
import type { Actor } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { initialsOf, inState, mayDecideEmployment, mayKeep, mayPutInto } from '../../members/index.ts'
import { sparesForeignDays } from './foreign-days.ts'
import { moveJoining } from './move-joining.ts'
import type { NamedRows } from './named-rows.store.ts'
import { earliestDay, mapTerms, type MemberState } from './member-state.ts'
import { BEGINNING, changeFrom, cutAfter, type Timeline, valueOn } from './timeline.ts'

const DAYS_OF_WEEK = 7

type Body = EndpointInput<typeof endpoint>['body']
/** A change of anybody; the last day only of those who have left. */
export type MemberChange = Exclude<Body, readonly unknown[]> & {
  birth_date?: Temporal.PlainDate | null | undefined
  retire_date?: Temporal.PlainDate | undefined
}

export interface Judge extends NamedRows {
  actor: Actor
  today: Temporal.PlainDate
}

/**
 * What a change makes of a member: pure, so that a preview and the change itself cannot differ.
 * @throws Failure FORBIDDEN, NOT_FOUND for an unknown team or rank, TEAM_CLOSED, CHANGE_BEFORE_JOINED,
 * CHANGE_AFTER_RETIRED, EMPLOYMENTS_OVERLAP, JOINED_AFTER_ABSENCE, RETIRED_BEFORE_JOINED, RETIRED_IN_FUTURE, WRONG_MEMBER_STATE,
 * WEEK_UNLIKE_DAYS
 */
export function applyChange(judge: Judge, state: MemberState, change: MemberChange): MemberState {
  const { actor } = judge
  const today = judge.today.toString()
  const teamId = valueOn(state.team, today) ?? null
  if (!mayKeep(actor, { ...state, teamId }, 'update')) fail('FORBIDDEN')
  if (!inState('update', state.status)) fail('WRONG_MEMBER_STATE')
  if (!mayDecideEmployment(actor, state.id) && decidesEmployment(state, change, today)) fail('FORBIDDEN')
  let next = withRecord(state, change)
  if (change.joined_date !== undefined) next = moveJoining(next, change.joined_date?.toString() ?? null)
  next = withTerms(judge, next, change)
  if (change.team !== undefined) next = withTeam(judge, next, change)
  if (!sparesForeignDays(actor, { before: state, after: next, today })) fail('FORBIDDEN')
  return change.retire_date ? withLastDay(judge, next, change.retire_date.toString()) : next
}

function withRecord(state: MemberState, change: MemberChange): MemberState {
  const { row } = state
  return {
    ...state,
    row: {
      ...row,
      name: change.username ?? row.name,
      name_initials: change.username === undefined ? row.name_initials : initialsOf(change.username),
      local_name: change.local_username ?? row.local_name,
      english_name: change.en_username ?? row.english_name,
      job_description: change.job_desc ?? row.job_description,
      phone: change.phone ?? row.phone,
      birth_on: change.birth_date === undefined ? row.birth_on : (change.birth_date?.toString() ?? null),
      work_check: change.work_check ?? row.work_check,
      dashboard_available: change.dash_available ?? row.dashboard_available,
    },
  }
}

/** Whether what leave, pay, working time and standing follow from would become another than it is. */
function decidesEmployment(state: MemberState, change: MemberChange, today: string): boolean {
  const differs = (wanted: unknown, present: unknown) => wanted !== undefined && wanted !== present
  const joined = change.joined_date === undefined ? undefined : (change.joined_date?.toString() ?? null)
  return (
    differs(joined, state.joinedOn) ||
    differs(change.rank_id, valueOn(state.rank, today) ?? null) ||
    differs(change.position, valueOn(state.position, today) ?? '') ||
    differs(change.contract_type, valueOn(state.contract, today) ?? '') ||
    differs(change.work_type, valueOn(state.workType, today) ?? null) ||
    differs(change.enter_adjust, valueOn(state.checkIn, today) ?? null) ||
    differs(change.exit_adjust, valueOn(state.checkOut, today) ?? null) ||
    differs(change.weekly_minutes, valueOn(state.weeklyMinutes, today) ?? null) ||
    differs(change.standard_day_minutes, valueOn(state.dayMinutes, today)) ||
    differs(change.work_check, state.row.work_check) ||
    (change.team !== undefined && (change.team || null) !== valueOn(state.team, today)) ||
    change.from !== undefined ||
    change.team_from !== undefined
  )
}

function withTerms(judge: Judge, state: MemberState, change: MemberChange): MemberState {
  const { rank_id: rankId, position, contract_type: contract } = change
  if (rankId && !judge.rankIds.has(rankId)) fail('NOT_FOUND')
  const put = <T>(timeline: Timeline<T>, value: T | undefined): Timeline<T> =>
    value === undefined ? timeline : putOn(judge, state, timeline, value, change.from)
  const after = {
    ...state,
    rank: put(state.rank, rankId),
    position: put(state.position, position),
    contract: put(state.contract, contract),
    workType: put(state.workType, change.work_type),
    checkIn: put(state.checkIn, change.enter_adjust),
    checkOut: put(state.checkOut, change.exit_adjust),
    weeklyMinutes: put(state.weeklyMinutes, change.weekly_minutes),
    dayMinutes: put(state.dayMinutes, change.standard_day_minutes),
  }
  if (!weeksFitDays(after)) fail('WEEK_UNLIKE_DAYS')
  return after
}

/** A week has at least one day of the contract and no more than seven of them, on every day on which either changes. */
export function weeksFitDays({
  weeklyMinutes,
  dayMinutes,
}: Pick<MemberState, 'weeklyMinutes' | 'dayMinutes'>): boolean {
  return [...weeklyMinutes, ...dayMinutes].every(({ from }) => {
    const [week, day] = [valueOn(weeklyMinutes, from) ?? null, valueOn(dayMinutes, from)]
    return week === null || day === undefined || (day <= week && week <= day * DAYS_OF_WEEK)
  })
}

function withTeam(judge: Judge, state: MemberState, change: MemberChange): MemberState {
  const teamId = change.team || null
  const from = change.team_from ?? change.from
  const today = judge.today.toString()
  if (!from && teamId === (valueOn(state.team, today) ?? null)) return state
  if (!mayPutInto(judge.actor, teamId)) fail('FORBIDDEN')
  if (teamId !== null && !judge.teamIds.has(teamId)) fail('NOT_FOUND')
  if (teamId !== null && judge.closedTeamIds.has(teamId)) fail('TEAM_CLOSED')
  if (state.status === 'RETIRED') fail('WRONG_MEMBER_STATE')
  if (state.status !== 'INVITED' || from)
    return { ...state, team: putOn(judge, state, state.team, teamId, from) }
  // Before somebody begins there is no earlier team to remember; those who look after the new one see the invitation.
  // What they were in an employment before stays.
  const earliest = state.earlierEnd === null ? BEGINNING : keyAfter(state.earlierEnd)
  const given = state.team.find(({ from: day, value }) => value !== null && day >= earliest)?.from
  const first =
    given ?? latest(earliest, state.joinedOn !== null && state.joinedOn < today ? state.joinedOn : today)
  const kept = state.team.filter((stretch) => stretch.from < first)
  return { ...state, team: changeFrom(kept, first, teamId) }
}

/** The timeline with the value from the wanted day on; without one from the day that a plain correction means. */
function putOn<T>(
  judge: Judge,
  state: MemberState,
  timeline: Timeline<T>,
  value: T,
  wanted: Temporal.PlainDate | undefined,
): Timeline<T> {
  if (wanted) return changeFrom(timeline, allowedDay(state, wanted.toString()), value)
  const today = judge.today.toString()
  if (state.status === 'INVITED' && state.earlierEnd === null) return [{ from: BEGINNING, value }]
  if (state.status === 'RETIRED') return changeFrom(timeline, timeline.at(-1)!.from, value)
  return changeFrom(timeline, latest(earliestDay(state) ?? today, today), value)
}

function latest(one: string, other: string): string {
  return one > other ? one : other
}

function allowedDay(state: MemberState, day: string): string {
  if (state.joinedOn !== null && day < state.joinedOn) fail('CHANGE_BEFORE_JOINED')
  if (state.earlierEnd !== null && day <= state.earlierEnd) fail('CHANGE_BEFORE_JOINED')
  const end = state.retiredOn ?? state.leavesOn
  if (end !== null && day > end) fail('CHANGE_AFTER_RETIRED')
  return day
}

function withLastDay(judge: Judge, state: MemberState, lastDay: string): MemberState {
  if (state.status !== 'RETIRED') fail('WRONG_MEMBER_STATE')
  if (lastDay > judge.today.toString()) fail('RETIRED_IN_FUTURE')
  if (state.joinedOn !== null && lastDay < state.joinedOn) fail('RETIRED_BEFORE_JOINED')
  return endOn(reopened(state), lastDay)
}

/** The last team goes on, so that it can end on another day. */
function reopened(state: MemberState): MemberState {
  if (state.retiredOn === null) return state
  const end = keyAfter(state.retiredOn)
  return { ...state, team: state.team.filter((stretch) => stretch.from !== end) }
}

/** The state with its last day of work: in no team afterwards, and nothing that changes later. */
export function endOn(state: MemberState, lastDay: string): MemberState {
  const after = keyAfter(lastDay)
  return {
    ...state,
    status: 'RETIRED',
    retiredOn: lastDay,
    team: changeFrom(cutAfter(state.team, lastDay), after, null),
    ...mapTerms(state, (timeline) => cutAfter(timeline, lastDay)),
  }
}
