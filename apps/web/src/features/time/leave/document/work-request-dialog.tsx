import type { LeaveDefaults } from '../leave-dialog-store.ts'
import { LeaveRequestDialog } from '../leave-request-dialog.tsx'

const HOME: LeaveDefaults = { kind: 'HOME' }

/** The request dialog for what is no leave. */
export function WorkRequestDialog({ onClose }: { onClose: () => void }) {
  return <LeaveRequestDialog defaults={HOME} onClose={onClose} />
}
