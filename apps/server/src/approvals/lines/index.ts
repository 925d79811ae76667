export { finalLineFor } from './final-line.ts'
export { linesOfDuty } from './line-uses.ts'
