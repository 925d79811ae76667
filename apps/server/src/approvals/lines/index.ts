export { finalLineFor, walkFor } from './final-line.ts'
export { linesOfDuty } from './line-uses.ts'
