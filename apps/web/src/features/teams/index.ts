export { MoveDialog } from './move-dialog.tsx'
export { teamReads } from './team-reads.ts'
