export { DryRun } from './dry-run.tsx'
export { LineEditor } from './line-editor.tsx'
export { type Names, namesOf } from './line-words.ts'
