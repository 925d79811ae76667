import type { EffectSlot, FormEffect } from '#rules/forms/form-effects.ts'

/** What answers ask for; '' for what is not answered, or not asked. */
export interface AskedEffect {
  /** VACATION:ANNUAL:FULL, or the kind of an absence. */
  code: string
  from: string
  to: string
  start: string
  end: string
  reason: string
}

/** What the answers to a form ask for; null where it does nothing, or does not say yet what. */
export function askedEffect(
  effect: FormEffect | null,
  values: Readonly<Record<string, unknown>>,
): AskedEffect | null {
  if (!effect) return null
  const { choice } = effect
  const chosen = choice && values[choice.field]
  const code = choice ? (typeof chosen === 'string' ? choice.codes[chosen] : undefined) : effect.code
  const isCoded = effect.key === 'EVENT' || effect.key === 'ABSENCE'
  if (isCoded && !code) return null
  const answer = (slot: EffectSlot) => values[effect.fills[slot] ?? '']
  const text = (slot: EffectSlot) => {
    const value = answer(slot)
    return typeof value === 'string' ? value : ''
  }
  const days = (answer('days') ?? answer('day')) as { from?: string; to?: string } | string | null | undefined
  const [from = '', to = from] = typeof days === 'string' ? [days] : [days?.from, days?.to]
  // What leave takes is told from the first answer on; the others have nothing to show without a day.
  if (effect.key !== 'EVENT' && from === '') return null
  const [start, end] = [text('start_time') || text('in_time'), text('end_time') || text('out_time')]
  return { code: code ?? '', from, to, start, end, reason: text('reason') }
}
