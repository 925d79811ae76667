import { allLines } from '#rules/approvals/line-conditions.ts'
import type { MemberContext } from '../../http/context.ts'
import { describeLine, type DescribedText, describeTexts } from '../lines/index.ts'
import { type FormRow, getForm, type WholeForm } from './forms.queries.ts'
import { formToWire, keptFormToWire } from './forms.wire.ts'

/** A form with its questions and its line in words. @throws Failure NOT_FOUND */
export async function showForm(ctx: MemberContext, id: number): Promise<ReturnType<typeof formToWire>> {
  return shownForm(ctx, await getForm(ctx, id))
}

export async function shownForm(ctx: MemberContext, form: WholeForm): Promise<ReturnType<typeof formToWire>> {
  return formToWire(form, ctx.actor, withAway(form, await describeLine(ctx, linesOf(form))))
}

/** Forms of a list, each with what is wrong with its line. */
export async function shownForms(
  ctx: MemberContext,
  rows: readonly FormRow[],
): Promise<ReturnType<typeof keptFormToWire>[]> {
  const lines = await describeTexts(ctx, rows.map(linesOf))
  return rows.map((row, at) => keptFormToWire(row, ctx.actor, withAway(row, lines[at]!)))
}

const linesOf = ({ role_line: line, line_variants: variants }: FormRow) => allLines({ line, variants })

/** People whom it names one by one are described as those of a line are. */
function withAway({ away }: Pick<FormRow, 'away'>, { targets, findings }: DescribedText): DescribedText {
  return {
    targets: [...targets, ...away.map(({ member_id, name }) => ({ target: `U${member_id}`, name }))],
    findings: [
      ...away.map(({ member_id, has_left }) => ({
        severity: has_left ? ('WARNING' as const) : ('NOTE' as const),
        code: has_left ? ('LEFT' as const) : ('ABSENT' as const),
        target: `U${member_id}`,
      })),
      ...findings,
    ],
  }
}
