export { freeDocument } from './free-document.ts'
