import { amountOf } from '#rules/forms/amount-of-form.ts'
import type { CommandContext } from '../../../http/context.ts'
import { defaultLine, documentKind, type LinePlace } from '../../documents/index.ts'
import { walkFor } from '../../lines/index.ts'
import type { CarriedMatter, FormContent } from '../form-document.ts'
import type { LineReceiver, WholeForm } from '../forms.queries.ts'

export interface FormLine {
  receivers: Omit<LineReceiver, 'email'>[]
  /** Nobody of it is left to decide, and nobody stands above the drafter (decision D-04). */
  approvedAtOnce: boolean
  /** The line that was walked; empty where people stand one by one, or the line is none of the form. */
  line: string
}

/** What a document says, as far as its line goes by it: nothing of one that is not begun, anything of a draft. */
export type Said = Partial<Pick<FormContent, 'fields' | 'values' | 'effect'>>

/**
 * Who decides on and reads a document of a form: of its line for such an amount or rank, else the people it names, its line, the line
 * of what it does, or the leader of whoever drafts.
 */
export async function lineOfForm(
  ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>,
  form: Pick<WholeForm, 'receivers' | 'role_line' | 'line_variants' | 'line_amount'>,
  { fields = [], values = {}, effect = null }: Said = {},
): Promise<FormLine> {
  const { receivers: people, line_variants: variants, line_amount: key } = form
  const drafterId = ctx.actor.memberId
  const ownLine = people.length > 0 ? '' : form.role_line
  const amount = key === null ? undefined : amountOf(fields, values, key)
  const walked = await walkFor(ctx, drafterId, { line: ownLine, variants }, { amount })
  if (walked) return { ...walked, receivers: walked.receivers.map(named) }
  if (people.length > 0) return { receivers: people, approvedAtOnce: false, line: '' }
  const { receivers, approvedAtOnce } = await defaultLine(ctx, drafterId, effect && caseOf(effect))
  return { receivers: receivers.map(named), approvedAtOnce, line: '' }
}

/** Who decides on what the actor writes freely. */
export async function ownLine(ctx: Pick<CommandContext, 'tx' | 'actor' | 'today'>): Promise<FormLine> {
  const { receivers, approvedAtOnce } = await defaultLine(ctx, ctx.actor.memberId)
  return { receivers: receivers.map(named), approvedAtOnce, line: '' }
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
