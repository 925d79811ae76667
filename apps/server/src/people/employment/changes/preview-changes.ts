import type { Input } from '#contract/endpoint.ts'
import type { previewChanges as endpoint } from '#contract/people/employment/employment.ts'
import type { CommandContext } from '../../../http/context.ts'
import { sentence } from '../../../http/answer-error.ts'
import { Failure } from '../../../http/fail.ts'
import { areOwnFields, refuseLockedFields } from '../../members/index.ts'
import { consequencesOfMoves, refusalsOf } from '../matters/matters.ts'
import { alteredDays } from './altered-days.ts'
import { applyChange, type MemberChange } from './apply-change.ts'
import type { Move } from '../matters/matter.ts'
import { consequencesOf } from './consequences.ts'
import { readStates } from './member-state.store.ts'
import { namesOf } from './names.queries.ts'
import { judgeOf } from './update-members.ts'

type Preview = Input<typeof endpoint.response>[number]

/**
 * What a change would do to each of the members, or why it would be refused. The same judgement as of the change itself,
 * without writing.
 * @throws Failure NOT_FOUND when one of them is not of the company
 */
export async function previewChanges(
  ctx: CommandContext,
  changes: readonly MemberChange[],
): Promise<Preview[]> {
  const ids = [...new Set(changes.map((change) => change.user_id))]
  const before = await readStates(ctx.tx, ids)
  const judge = await judgeOf(ctx, changes, 'read')
  const after = new Map(before)
  const refused = new Map<number, Failure>()
  for (const change of changes) {
    const id = change.user_id
    if (refused.has(id)) continue
    try {
      after.set(id, applyChange(judge, after.get(id)!, change))
      if (areOwnFields(ctx.actor, id)) await refuseLockedFields(ctx, change)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused.set(id, error)
    }
  }
  const move = (id: number): Move => ({ before: before.get(id)!, after: after.get(id)! })
  const judged = ids.filter((id) => !refused.has(id))
  for (const [id, failure] of await refusalsOf(
    ctx,
    judged.flatMap((one) => alteredDays(move(one))),
  ))
    refused.set(id, failure)
  const changed = ids.filter((id) => !refused.has(id))
  const names = await namesOf(
    ctx.tx,
    changed.flatMap((id) => [before.get(id)!, after.get(id)!]),
  )
  const matters = await consequencesOfMoves(ctx, changed.map(move))
  return ids.map((id): Preview => {
    const state = before.get(id)!
    const failure = refused.get(id)
    return {
      user_id: id,
      username: state.row.name,
      error: failure
        ? { error_code: failure.code, message: sentence(failure.code, ctx.language, failure.values) }
        : null,
      consequences: failure
        ? []
        : [...consequencesOf(state, after.get(id)!, names), ...(matters.get(id) ?? [])],
    }
  })
}
