import type { z } from 'zod'
import type { handOver, HandOverAction } from '#contract/people/employment/retirement.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import type { Hanging, RetirementCheck } from './employment-queries.ts'

export type HandOverBody = z.input<typeof handOver>

export interface Decision {
  action: HandOverAction
  taker: PersonOption | null
}

/** What was decided so far, by what hangs on the person. */
export type Decisions = Record<string, Decision>

export const keyOf = ({ kind, team_id }: Pick<Hanging, 'kind'> & { team_id?: number | null | undefined }) =>
  `${kind} ${team_id ?? ''}`

/** A name that begins with its day (2026-12-01, or 2026-12-01 주간 회의), the day written as everywhere else. */
export function datedName(name: string, format: (day: string) => string): string {
  return name.replace(/^\d{4}-\d{2}-\d{2}(?!\d)/, format)
}

/** How many things still need a decision, or a person to take them. */
export function openDecisions(hanging: readonly Hanging[], decisions: Decisions): number {
  return hanging.filter((one) => !onlyEnd(one) && !isDecided(decisions[keyOf(one)])).length
}

/** What happens whatever is chosen: there is nothing to decide. */
export function onlyEnd({ actions }: Pick<Hanging, 'actions'>): HandOverAction | undefined {
  return actions.length === 1 && actions[0] !== 'GIVE' ? actions[0] : undefined
}

export function isDecided(decision: Decision | undefined): boolean {
  return decision !== undefined && (decision.action !== 'GIVE' || decision.taker !== null)
}

/** The decisions as they are sent: only about what still hangs on the person. */
export function handOverBody(hanging: readonly Hanging[], decisions: Decisions): HandOverBody[] {
  return hanging.flatMap((one): HandOverBody[] => {
    const decision = decisions[keyOf(one)]
    // What was planned earlier may not be a choice any more.
    if (!decision || !isDecided(decision) || !one.actions.includes(decision.action)) return []
    return [
      {
        kind: one.kind,
        action: decision.action,
        ...(one.team_id !== null && { team_id: one.team_id }),
        ...(decision.action === 'GIVE' && decision.taker && { user_id: decision.taker.id }),
      },
    ]
  })
}

/** What was decided when the retirement was planned. */
export function decisionsOf(planned: RetirementCheck['planned']): Decisions {
  return Object.fromEntries(
    (planned?.hand_over ?? []).map((one) => [
      keyOf(one),
      {
        action: one.action,
        taker: one.user_id === undefined ? null : { id: one.user_id, name: one.username ?? '' },
      },
    ]),
  )
}
