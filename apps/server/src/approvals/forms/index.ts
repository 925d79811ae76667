export { holdsDraft } from './drafts.store.ts'
export { freeDocument } from './free-document.ts'
export { formDocument } from './form-document.ts'
export { listUnsent } from './drafts.store.ts'
export { formsUnder } from './forms.queries.ts'
export {
  type AskedEffect,
  type FormEffectKind,
  type JudgedEffect,
  registerFormEffects,
} from './effects/form-effects.ts'
