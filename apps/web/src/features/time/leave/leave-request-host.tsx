import { lazy, Suspense } from 'react'
import { closeLeaveRequest, useOpenedLeaveRequest } from './leave-dialog-store.ts'

const LeaveRequestDialog = lazy(() =>
  import('./leave-request-dialog.tsx').then((module) => ({ default: module.LeaveRequestDialog })),
)

/** The place of the one leave request dialog; its code loads when it is first opened. */
export function LeaveRequestHost() {
  const defaults = useOpenedLeaveRequest()
  return (
    <Suspense fallback={null}>
      {defaults && <LeaveRequestDialog defaults={defaults} onClose={closeLeaveRequest} />}
    </Suspense>
  )
}
