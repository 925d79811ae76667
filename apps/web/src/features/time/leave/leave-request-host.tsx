import { Suspense } from 'react'
import { lazyPart } from '../../../page/lazy-part.ts'
import { closeLeaveRequest, useOpenedLeaveRequest } from './leave-dialog-store.ts'

const LeaveRequestDialog = lazyPart(
  ['leave'],
  () => import('./leave-request-dialog.tsx'),
  'LeaveRequestDialog',
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
