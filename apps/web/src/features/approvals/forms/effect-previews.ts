import type { ComponentType } from 'react'
import type { FormEffectKey } from '#rules/forms/form-effects.ts'
import type { AskedEffect } from './asked-effect.ts'

export interface EffectPreviewProps {
  asked: AskedEffect
  /** The form says who decides, in place of the line of the request. */
  hasOwnLine: boolean
}

type EffectPreviews = Partial<Record<FormEffectKey, ComponentType<EffectPreviewProps>>>

let previews: EffectPreviews = {}

/** Called once by whoever knows leave, work, times and employment, of which forms know nothing. */
export function registerEffectPreviews(parts: EffectPreviews): void {
  previews = parts
}

export const previewOf = (key: FormEffectKey): ComponentType<EffectPreviewProps> | undefined => previews[key]
