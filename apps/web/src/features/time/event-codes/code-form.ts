import type { EndpointCall } from '#contract/endpoint.ts'
import type { addEventCode } from '#contract/time/event-codes/event-codes.ts'
import type { EventGroup } from '#rules/event-codes/event-groups.ts'
import type { DaysPer } from '#rules/event-codes/statutory-leave.ts'
import type { EventCode } from './event-code-queries.ts'

export type CodeForm = {
  event_name: string
  group: EventGroup
  /** Empty: no fixed number. */
  event_days: number | ''
  days_per: DaysPer
  full: boolean
  half: boolean
  quarter: boolean
  one_hour: boolean
  by_time: boolean
  /** Minutes of a step, as text for the select. */
  step: string
  who: 'ALL' | 'CHOSEN'
  /** Ids as text for the selects. */
  teams: string[]
  ranks: string[]
  secret: boolean
}

export const TIME_STEPS = [10, 30, 60, 120, 240] as const

export function codeForm(code: EventCode | undefined, group: EventGroup): CodeForm {
  return {
    event_name: code?.event_name ?? '',
    group: code?.group ?? (group === 'ALL' ? 'VACATION' : group),
    event_days: code?.event_days ?? '',
    days_per: code?.days_per ?? 'OCCASION',
    full: code?.full ?? true,
    half: code?.half ?? false,
    quarter: code?.quarter ?? false,
    one_hour: code?.one_hour ?? false,
    by_time: code?.time ?? false,
    step: String(code?.time_minutes ?? 60),
    teams: (code?.team_ids ?? []).map(String),
    ranks: (code?.rank_ids ?? []).map(String),
    who: (code?.apply_all ?? true) ? 'ALL' : 'CHOSEN',
    secret: code?.secret ?? false,
  }
}

type NewCode = EndpointCall<typeof addEventCode>['body']

export function newCodeOf({ by_time, step, who, teams, ranks, event_days, ...form }: CodeForm): NewCode {
  return {
    ...form,
    event_days: event_days === '' ? null : event_days,
    time: by_time ? Number(step) : false,
    apply_all: who === 'ALL',
    team_ids: who === 'ALL' ? [] : teams.map(Number),
    rank_ids: who === 'ALL' ? [] : ranks.map(Number),
  }
}

/** The steps to choose from, with the one that the kind already has. */
export function stepsWith(step: string): number[] {
  return [...new Set([...TIME_STEPS, Number(step)])].toSorted((a, b) => a - b)
}

export type CodeProblem = 'noUnit' | 'daysStep'

export function unitProblem(form: CodeForm): CodeProblem | undefined {
  const { full, half, quarter, one_hour, by_time } = form
  return full || half || quarter || one_hour || by_time ? undefined : 'noUnit'
}

export function daysProblem(days: CodeForm['event_days']): CodeProblem | undefined {
  if (days === '') return undefined
  return days >= 0 && days <= 366 && Number.isInteger(days * 2) ? undefined : 'daysStep'
}
