export { freeDocument } from './free-document.ts'
export { formDocument } from './form-document.ts'
