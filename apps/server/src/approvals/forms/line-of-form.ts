import type { CommandContext } from '../../http/context.ts'
import { defaultLine } from '../documents/index.ts'
import type { LineReceiver, WholeForm } from './forms.queries.ts'

/** Who decides on and reads a document of a form: the people it names, or whom the drafter's own line names. */
export async function lineOfForm(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  form: Pick<WholeForm, 'receivers'>,
): Promise<LineReceiver[]> {
  if (form.receivers.length > 0) return form.receivers
  const { receivers } = await defaultLine(ctx, ctx.actor.memberId)
  return receivers.map(({ memberId, name, position, teamName, type, order }) => ({
    member_id: memberId,
    name,
    position,
    team_name: teamName,
    type,
    order,
  }))
}
