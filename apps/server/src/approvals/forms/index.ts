export { holdsDraft } from './drafts.store.ts'
export { freeDocument } from './free-document.ts'
export { formDocument } from './form-document.ts'
