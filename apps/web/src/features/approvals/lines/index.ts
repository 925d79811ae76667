export { DryRun } from './dry-run.tsx'
export { LineEditor } from './line-editor.tsx'
export { findingWords, type Names, namesOf } from './line-words.ts'
