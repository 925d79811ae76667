export { formDocument } from './form-document.tsx'
export { freeDocument } from './free-document.tsx'
