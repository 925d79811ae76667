export { freeDocument } from './free-document.tsx'
