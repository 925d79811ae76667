export { registerTargetNames } from './target-names.ts'
