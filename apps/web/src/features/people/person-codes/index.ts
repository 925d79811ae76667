export { PersonCodes } from './person-codes.tsx'
export { codesSearch, type CodesView, codesView } from './person-codes-view.ts'
