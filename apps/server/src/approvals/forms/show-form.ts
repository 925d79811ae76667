import type { MemberContext } from '../../http/context.ts'
import { describeLine } from '../lines/index.ts'
import { getForm, type WholeForm } from './forms.queries.ts'
import { formToWire } from './forms.wire.ts'

/** A form with its questions and its line in words. @throws Failure NOT_FOUND */
export async function showForm(ctx: MemberContext, id: number): Promise<ReturnType<typeof formToWire>> {
  return shownForm(ctx, await getForm(ctx, id))
}

export async function shownForm(ctx: MemberContext, form: WholeForm): Promise<ReturnType<typeof formToWire>> {
  return formToWire(form, ctx.actor, await describeLine(ctx, form.role_line))
}
