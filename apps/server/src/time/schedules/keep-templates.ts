import type { EndpointInput } from '#contract/endpoint.ts'
import { MOST_TEMPLATES, type saveSchTemplate } from '#contract/time/schedules/schedules.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { shiftHours } from './shift-hours.ts'
import {
  changeTemplate,
  countTemplates,
  insertTemplate,
  removeTemplate,
  type TemplateRow,
} from './templates.store.ts'

/**
 * Adds a shift, or changes one for the days that are planned from now on: what was planned and told stays.
 * @throws Failure NOT_FOUND, NAME_TAKEN, SHIFT_HOURS, TOO_MANY_SHIFTS
 */
export async function saveTemplate(
  ctx: CommandContext,
  body: EndpointInput<typeof saveSchTemplate>['body'],
): Promise<TemplateRow> {
  const { sch_tem_id: id, title, start_time: start, end_time, rest, color } = body
  const row = { title, ...shiftHours(start, end_time, rest), color: color.toLowerCase() }
  if (id === undefined && (await countTemplates(ctx.tx)) >= MOST_TEMPLATES)
    fail('TOO_MANY_SHIFTS', { most: MOST_TEMPLATES })
  const saved = id === undefined ? await insertTemplate(ctx.tx, row) : await changeTemplate(ctx.tx, id, row)
  const action = id === undefined ? 'shift_template.create' : 'shift_template.update'
  ctx.audit({ action, target: ['shift_template', saved.id], after: row })
  return saved
}

/** @throws Failure NOT_FOUND */
export async function deleteTemplate(ctx: CommandContext, id: number): Promise<void> {
  await removeTemplate(ctx.tx, id)
  ctx.audit({ action: 'shift_template.delete', target: ['shift_template', id] })
}
