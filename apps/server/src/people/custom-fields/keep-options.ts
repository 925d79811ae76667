import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { hasOptions } from '#rules/custom-fields/field-kind.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import * as store from './custom-fields.store.ts'

const MOST_OPTIONS = 100

/** Adds an option at the end. @throws Failure NOT_FOUND, CUSTOM_OPTION_NOT_WANTED, CUSTOM_OPTIONS_FULL, NAME_TAKEN */
export async function createOption(ctx: CommandContext, fieldId: number, name: string): Promise<number> {
  const field = await store.lockField(ctx.tx, fieldId)
  if (!hasOptions(field.kind)) fail('CUSTOM_OPTION_NOT_WANTED')
  const present = await store.optionsOf(ctx.tx, fieldId)
  if (present.length >= MOST_OPTIONS) fail('CUSTOM_OPTIONS_FULL', { most: MOST_OPTIONS })
  const place = (present.at(-1)?.sort_order ?? -1) + 1
  const [id] = await store.insertOptions(ctx.tx, ctx.companyId, fieldId, [name], place)
  ctx.audit({ action: 'custom_option.create', target: ['custom_option', id!], after: { fieldId, name } })
  return id!
}

/** @throws Failure NOT_FOUND, NAME_TAKEN */
export async function renameOption(ctx: CommandContext, id: number, name: string): Promise<void> {
  const fieldId = await store.fieldOfOption(ctx.tx, id)
  await store.lockField(ctx.tx, fieldId)
  const present = (await store.optionsOf(ctx.tx, fieldId)).find((option) => option.id === id)
  if (!present) fail('NOT_FOUND')
  if (present.name === name) return
  await store.judgeNamesLast(ctx.tx, () =>
    store.changeOptions(ctx.tx, [{ id, name, place: present.sort_order }]),
  )
  ctx.audit({
    action: 'custom_option.update',
    target: ['custom_option', id],
    before: { name: present.name },
    after: { name },
  })
}

/** @throws Failure NOT_FOUND, CUSTOM_OPTION_IN_USE unless it is confirmed that the choices go too */
export async function deleteOption(ctx: CommandContext, id: number, confirmed: boolean): Promise<void> {
  const fieldId = await store.fieldOfOption(ctx.tx, id)
  await store.lockField(ctx.tx, fieldId)
  await takeAway(ctx, fieldId, [id], confirmed)
  ctx.audit({ action: 'custom_option.delete', target: ['custom_option', id], before: { fieldId } })
}

interface WantedOption {
  id?: number | undefined
  cufl_name: string
}

/**
 * Gives a locked field the options of a list in its order: with an id kept and renamed, without one added, the
 * others taken away.
 * @throws Failure CUSTOM_OPTION_NOT_WANTED, NOT_FOUND, NAME_TAKEN, CUSTOM_OPTION_IN_USE
 */
export async function replaceOptions(
  ctx: CommandContext,
  field: { id: number; kind: FieldKind },
  wanted: readonly WantedOption[],
  confirmed: boolean,
): Promise<void> {
  if (wanted.length > 0 && !hasOptions(field.kind)) fail('CUSTOM_OPTION_NOT_WANTED')
  const present = await store.optionsOf(ctx.tx, field.id)
  const kept = wanted.flatMap(({ id, cufl_name: name }, place) =>
    id === undefined ? [] : [{ id, name, place }],
  )
  const known = new Set(present.map((option) => option.id))
  if (kept.some((option) => !known.delete(option.id))) fail('NOT_FOUND')
  if (known.size > 0) await takeAway(ctx, field.id, [...known], confirmed)
  await store.judgeNamesLast(ctx.tx, async () => {
    if (kept.length > 0) await store.changeOptions(ctx.tx, kept)
    for (const run of newRuns(wanted))
      await store.insertOptions(ctx.tx, ctx.companyId, field.id, run.names, run.place)
  })
}

/** New options that stand side by side are added together. */
function newRuns(wanted: readonly WantedOption[]): { names: string[]; place: number }[] {
  const runs: { names: string[]; place: number }[] = []
  for (const [place, option] of wanted.entries()) {
    if (option.id !== undefined) continue
    const last = runs.at(-1)
    if (last && last.place + last.names.length === place) last.names.push(option.cufl_name)
    else runs.push({ names: [option.cufl_name], place })
  }
  return runs
}

async function takeAway(
  ctx: CommandContext,
  fieldId: number,
  optionIds: readonly number[],
  confirmed: boolean,
): Promise<void> {
  const [chosen] = await store.countChosen(ctx.tx, optionIds)
  if (chosen && !confirmed) fail('CUSTOM_OPTION_IN_USE', { ...chosen })
  await store.removeOptions(ctx.tx, fieldId, optionIds)
}
