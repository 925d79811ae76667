export { checkedFormLine } from './check-line.ts'
export { describeLine, type DescribedText } from './describe-line.ts'
export { finalLineFor, walkFor } from './final-line.ts'
export { linesOfDuty, namesDuty } from './line-uses.ts'
