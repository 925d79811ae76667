export { MoveDialog } from './move-dialog.tsx'
