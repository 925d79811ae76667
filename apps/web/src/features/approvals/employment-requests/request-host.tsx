import { Suspense } from 'react'
import { lazyPart } from '../../../page/lazy-part.ts'
import { closeEmploymentRequest, useOpenedEmploymentRequest } from './request-store.ts'

const AbsenceDialog = lazyPart(
  ['employmentRequest'],
  () => import('./absence-request-dialog.tsx'),
  'AbsenceRequestDialog',
)
const RetirementDialog = lazyPart(
  ['employmentRequest'],
  () => import('./retirement-request-dialog.tsx'),
  'RetirementRequestDialog',
)

/** The place of the dialogs; their code loads when one is first opened. */
export function EmploymentRequestHost() {
  const kind = useOpenedEmploymentRequest()
  return (
    <Suspense fallback={null}>
      {kind === 'ABSENCE' && <AbsenceDialog onClose={closeEmploymentRequest} />}
      {kind === 'RETIREMENT' && <RetirementDialog onClose={closeEmploymentRequest} />}
    </Suspense>
  )
}
