export { registerCodeNames } from './words/code-names.ts'
export { registerTargetsOfPerson } from './targets-of-person.ts'
export { registerTargetNames } from './target-names.ts'
