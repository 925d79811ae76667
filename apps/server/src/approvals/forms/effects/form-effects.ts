import { type FormEffect, type FormEffectKey, SLOTS_OF, type EffectSlot } from '#rules/forms/form-effects.ts'
import type { CommandContext } from '../../../http/context.ts'
import { Failure, fail } from '../../../http/fail.ts'
import type { DocumentKind } from '../../documents/index.ts'

type Values = Record<string, unknown>

/** What the answers of a document say to its effect. */
export interface AskedEffect {
  code: string | undefined
  answers: Partial<Record<EffectSlot, unknown>>
}

/** The matter of another kind of document that a document of a form carries. */
export interface JudgedEffect {
  kind: DocumentKind
  content: unknown
}

/** What an effect needs; the slice of the matter defines one. */
export interface FormEffectKind {
  readonly key: FormEffectKey
  /** By which field of a direct request each slot is known, so that refusals name the question. */
  readonly names: Partial<Record<EffectSlot, string>>
  /** Whether a form may name it so. @throws Failure for what nobody can ask for */
  check(ctx: CommandContext, codes: readonly string[]): Promise<void>
  /**
   * Judges it as a direct request of the actor is judged, with the same refusals.
   * @param changed the document that said something else until now, whose matter becomes this one
   */
  judge(ctx: CommandContext, asked: AskedEffect, changed: number | undefined): Promise<JudgedEffect>
}

let effects: ReadonlyMap<string, FormEffectKind> = new Map()

/** Called once at start with all effects of the product, so that forms know none by name. */
export function registerFormEffects(all: readonly FormEffectKind[]): void {
  effects = new Map(all.map((effect) => [effect.key, effect]))
}

export function effectOf(key: FormEffectKey): FormEffectKind {
  return effects.get(key) ?? fail('UNKNOWN_DOCUMENT_KIND')
}

/** Judges the effect that the answers ask for. @throws Failure as a direct request does, naming the question in place of its field */
export async function judgeEffect(
  ctx: CommandContext,
  effect: FormEffect,
  values: Values,
  changed: number | undefined,
): Promise<JudgedEffect> {
  const kind = effectOf(effect.key)
  const { choice } = effect
  const chosen = choice && values[choice.field]
  const code = choice ? (typeof chosen === 'string' ? choice.codes[chosen] : undefined) : effect.code
  const slots = SLOTS_OF[effect.key].map(({ slot }) => slot)
  const answers = Object.fromEntries(slots.map((slot) => [slot, values[effect.fills[slot] ?? ''] ?? null]))
  try {
    return await kind.judge(ctx, { code, answers }, changed)
  } catch (refusal) {
    throw named(refusal, kind, effect)
  }
}

function named(refusal: unknown, { names }: FormEffectKind, { fills }: FormEffect): unknown {
  if (!(refusal instanceof Failure) || !refusal.fields) return refusal
  const questions = Object.entries(refusal.fields).map(([field, sentence]) => {
    const slot = Object.entries(names).find(([, name]) => name === field)?.[0] as EffectSlot | undefined
    const key = slot && fills[slot]
    return [key ? `drf_values.${key}` : field, sentence] as const
  })
  return new Failure(refusal.code, refusal.values, Object.fromEntries(questions))
}
