import type { CommandContext } from '../../http/context.ts'
import { defaultLine, documentKind, type LinePlace } from '../documents/index.ts'
import { walkFor } from '../lines/index.ts'
import type { CarriedMatter } from './form-document.ts'
import type { LineReceiver, WholeForm } from './forms.queries.ts'

export interface FormLine {
  receivers: Omit<LineReceiver, 'email'>[]
  /** Nobody of it is left to decide, and nobody stands above the drafter (decision D-04). */
  approvedAtOnce: boolean
}

/**
 * Who decides on and reads a document of a form: the people it names, its line, the line of what it does, or the leader of whoever drafts.
 */
export async function lineOfForm(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  form: Pick<WholeForm, 'receivers' | 'role_line'>,
  effect: CarriedMatter | null = null,
): Promise<FormLine> {
  if (form.receivers.length > 0) return { receivers: form.receivers, approvedAtOnce: false }
  const drafterId = ctx.actor.memberId
  const { receivers, approvedAtOnce } = form.role_line
    ? await walkFor(ctx, drafterId, form.role_line)
    : await defaultLine(ctx, drafterId, effect && caseOf(effect))
  return { receivers: receivers.map(named), approvedAtOnce }
}

/** Who decides on what the actor writes freely. */
export async function ownLine(ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>): Promise<FormLine> {
  const { receivers, approvedAtOnce } = await defaultLine(ctx, ctx.actor.memberId)
  return { receivers: receivers.map(named), approvedAtOnce }
}

const named = ({ memberId, name, position, teamName, type, order }: LinePlace) => ({
  member_id: memberId,
  name,
  position,
  team_name: teamName,
  type,
  order,
})

function caseOf({ kind, content }: CarriedMatter) {
  const { line, content: schema } = documentKind(kind)
  const read = schema.safeParse(content)
  return line && read.success ? line.caseOf(read.data) : null
}
