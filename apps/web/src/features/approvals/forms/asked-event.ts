import type { EffectSlot, FormEffect } from '#rules/forms/form-effects.ts'

/** Leave or work that answers ask for; '' for what is not answered yet. */
export interface AskedEvent {
  /** VACATION:ANNUAL:FULL */
  code: string
  from: string
  to: string
  start: string
  end: string
}

/** What the answers to a form ask for; null where it does nothing of the kind, or does not say yet what. */
export function askedEvent(
  effect: FormEffect | null,
  values: Readonly<Record<string, unknown>>,
): AskedEvent | null {
  if (effect?.key !== 'EVENT') return null
  const { choice } = effect
  const chosen = choice && values[choice.field]
  const code = choice ? (typeof chosen === 'string' ? choice.codes[chosen] : undefined) : effect.code
  if (!code) return null
  const answer = (slot: EffectSlot) => values[effect.fills[slot] ?? '']
  const text = (slot: EffectSlot) => {
    const value = answer(slot)
    return typeof value === 'string' ? value : ''
  }
  const days = answer('days') as { from?: string; to?: string } | string | null | undefined
  const [from = '', to = from] = typeof days === 'string' ? [days] : [days?.from, days?.to]
  return { code, from, to, start: text('start_time'), end: text('end_time') }
}
