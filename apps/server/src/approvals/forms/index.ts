export { fillForm } from './fill-form.ts'
export { holdsDraft } from './drafts.store.ts'
export { freeDocument } from './free-document.ts'
export { findUnsent, listUnsent } from './drafts.store.ts'
export { dryRun } from './lines/dry-run.ts'
export { getForm, type WholeForm } from './forms.queries.ts'
export { formsOfDuty } from './lines/forms-of-duty.ts'
export { formsUnder } from './forms.queries.ts'
export {
  type AskedEffect,
  type FormEffectKind,
  type JudgedEffect,
  registerFormEffects,
} from './effects/form-effects.ts'
export { type FormContent, formDocument } from './form-document.ts'
export { type AskedField, fieldsOf, formsNamed } from './forms-named.queries.ts'
export { answerText, printedAnswer } from './printed-answer.ts'
export { takeStandardForm } from './standard/take-standard-form.ts'
export { writeDocument } from './write-document.ts'
