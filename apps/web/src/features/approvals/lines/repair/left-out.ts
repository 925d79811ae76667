import type { EndpointInput } from '#contract/endpoint.ts'
import type { repair } from '#contract/approvals/lines/repair.ts'
import type { HangingOf } from './repair-queries.ts'

type Chosen = Pick<EndpointInput<typeof repair>['body'], 'line_ids' | 'drf_ids'>

/** What is not to be repaired, and what is sent for it. */
export interface LeftOut {
  lines: readonly number[]
  documents: readonly number[]
  chosen: Chosen
}

export const isChosen = (leftOut: readonly number[], id: number): boolean => !leftOut.includes(id)

export function toggled(leftOut: readonly number[], id: number): number[] {
  return leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]
}

/** All of a sort goes unnamed, with what is not shown; where something is left out, what stays is named. */
export function chosenOf(
  { saved_lines, turns }: Pick<HangingOf, 'saved_lines' | 'turns'>,
  { lines, documents }: Pick<LeftOut, 'lines' | 'documents'>,
): Chosen {
  return {
    ...(lines.length > 0 && {
      line_ids: saved_lines.map((one) => one.line_id).filter((id) => isChosen(lines, id)),
    }),
    ...(documents.length > 0 && {
      drf_ids: turns.map((one) => one.drf_id).filter((id) => isChosen(documents, id)),
    }),
  }
}
