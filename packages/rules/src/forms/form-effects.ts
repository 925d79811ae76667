import { builtInCodeOf, customCodeOf } from '../event-codes/event-codes.ts'
import { unitOfEventCode } from '../leave/leave-unit.ts'
import type { FormField, FormFieldKind, FormProblem } from './form-field.ts'

/** What an approved document of a form can do besides being approved. */
export const FORM_EFFECTS = ['EVENT', 'CORRECTION', 'ABSENCE', 'RETIREMENT'] as const
export type FormEffectKey = (typeof FORM_EFFECTS)[number]

/** By which answers an effect is filled. */
export const EFFECT_SLOTS = [
  'days',
  'start_time',
  'end_time',
  'day',
  'in_time',
  'out_time',
  'reason',
  'location',
] as const
export type EffectSlot = (typeof EFFECT_SLOTS)[number]

export interface FormEffect {
  key: FormEffectKey
  /** Of EVENT the code of every document, VACATION:ANNUAL:FULL; of ABSENCE its kind, CHILDCARE. */
  code?: string | undefined
  /** In place of it: the code of each option of a choice that the form asks for. */
  choice?: { field: string; codes: Record<string, string> } | undefined
  /** The key of the question that fills each slot. */
  fills: Partial<Record<EffectSlot, string>>
}

const TEXTS: readonly FormFieldKind[] = ['TEXT', 'LONG_TEXT']

interface Slot {
  slot: EffectSlot
  kinds: readonly FormFieldKind[]
  isRequired?: true
}

/** The slots of each effect, and which questions can fill them. */
export const SLOTS_OF: Record<FormEffectKey, readonly Slot[]> = {
  EVENT: [
    { slot: 'days', kinds: ['PERIOD', 'DATE'], isRequired: true },
    { slot: 'start_time', kinds: ['TIME'] },
    { slot: 'end_time', kinds: ['TIME'] },
    { slot: 'location', kinds: TEXTS },
    { slot: 'reason', kinds: TEXTS },
  ],
  CORRECTION: [
    { slot: 'day', kinds: ['DATE'], isRequired: true },
    { slot: 'in_time', kinds: ['TIME'] },
    { slot: 'out_time', kinds: ['TIME'] },
    { slot: 'reason', kinds: TEXTS, isRequired: true },
  ],
  ABSENCE: [
    { slot: 'days', kinds: ['PERIOD'], isRequired: true },
    { slot: 'reason', kinds: TEXTS },
  ],
  RETIREMENT: [
    { slot: 'day', kinds: ['DATE'], isRequired: true },
    { slot: 'reason', kinds: TEXTS },
  ],
}

/** The effects whose documents say by a code what they ask for. */
export const CODED_EFFECTS: ReadonlySet<FormEffectKey> = new Set(['EVENT', 'ABSENCE'])

/** Whether a request of this code says from when to when of a day: leave by the hour, and work beyond the plan. */
export function needsTimes(code: string): boolean {
  const kind = builtInCodeOf(code)
  const unit = kind ? (code === kind.code ? 'TIME' : unitOfEventCode(code)) : customCodeOf(code)?.unit
  return unit === 'TIME' || unit === 'ONEHOUR' || unit === 'QUARTER'
}

/** The codes that documents of an effect may carry. */
export const codesOfEffect = ({ code, choice }: Pick<FormEffect, 'code' | 'choice'>): string[] =>
  choice ? Object.values(choice.codes) : code === undefined ? [] : [code]

/**
 * Where questions do not fill an effect: a slot without a question or with one of another kind, one that must be answered and
 * need not be, an option without its code.
 */
export function effectProblems(effect: FormEffect, fields: readonly FormField[]): FormProblem[] {
  const slots = SLOTS_OF[effect.key]
  const wantsTimes = codesOfEffect(effect).some(needsTimes)
  const isTime = (slot: EffectSlot) => slot === 'start_time' || slot === 'end_time'
  return [
    ...codeProblems(effect, fields),
    ...Object.keys(effect.fills)
      .filter((slot) => !slots.some((one) => one.slot === slot))
      .map((slot) => ({ path: ['fills', slot], problem: 'NOT_WANTED' as const })),
    ...slots.flatMap(({ slot, kinds, isRequired }): FormProblem[] => {
      const isNeeded = isRequired === true || (wantsTimes && isTime(slot))
      const problem = fillProblem(effect.fills[slot], fields, kinds, isNeeded, isNeeded && !isTime(slot))
      return problem ? [{ path: ['fills', slot], problem }] : []
    }),
  ]
}

function fillProblem(
  key: string | undefined,
  fields: readonly FormField[],
  kinds: readonly FormFieldKind[],
  isNeeded: boolean,
  isAnswered: boolean,
): FormProblem['problem'] | null {
  if (key === undefined) return isNeeded ? 'MISSING' : null
  const field = fields.find((one) => one.key === key)
  if (!field || !kinds.includes(field.kind)) return 'UNKNOWN'
  return isAnswered && !field.is_required ? 'MISSING' : null
}

function codeProblems({ key, code, choice }: FormEffect, fields: readonly FormField[]): FormProblem[] {
  if (!CODED_EFFECTS.has(key))
    return [
      ...(code === undefined ? [] : [{ path: ['code'], problem: 'NOT_WANTED' as const }]),
      ...(choice === undefined ? [] : [{ path: ['choice'], problem: 'NOT_WANTED' as const }]),
    ]
  if (!choice) return code ? [] : [{ path: ['code'], problem: 'MISSING' }]
  if (code !== undefined) return [{ path: ['code'], problem: 'NOT_WANTED' }]
  const field = fields.find((one) => one.key === choice.field && one.kind === 'SELECT')
  if (!field) return [{ path: ['choice', 'field'], problem: 'UNKNOWN' }]
  if (!field.is_required) return [{ path: ['choice', 'field'], problem: 'MISSING' }]
  const without = (field.options ?? []).filter((option) => !choice.codes[option])
  return without.map((option) => ({ path: ['choice', 'codes', option], problem: 'MISSING' }))
}
