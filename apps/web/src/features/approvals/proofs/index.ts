export { DocumentHistory } from './document-history.tsx'
