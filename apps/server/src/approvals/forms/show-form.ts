import type { MemberContext } from '../../http/context.ts'
import { describeLine, describeTexts } from '../lines/index.ts'
import { type FormRow, getForm, type WholeForm } from './forms.queries.ts'
import { formToWire, keptFormToWire } from './forms.wire.ts'

/** A form with its questions and its line in words. @throws Failure NOT_FOUND */
export async function showForm(ctx: MemberContext, id: number): Promise<ReturnType<typeof formToWire>> {
  return shownForm(ctx, await getForm(ctx, id))
}

export async function shownForm(ctx: MemberContext, form: WholeForm): Promise<ReturnType<typeof formToWire>> {
  return formToWire(form, ctx.actor, await describeLine(ctx, form.role_line))
}

/** Forms of a list, each with what is wrong with its line. */
export async function shownForms(
  ctx: MemberContext,
  rows: readonly FormRow[],
): Promise<ReturnType<typeof keptFormToWire>[]> {
  const lines = await describeTexts(
    ctx,
    rows.map(({ role_line }) => role_line),
  )
  return rows.map((row, at) => keptFormToWire(row, ctx.actor, lines[at]!))
}
