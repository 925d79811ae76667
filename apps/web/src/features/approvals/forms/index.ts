export { type EffectPreviewProps, registerEffectPreviews } from './effect-previews.ts'
export { formDocument } from './form-document.tsx'
export { freeDocument } from './free-document.tsx'
