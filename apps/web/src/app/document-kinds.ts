// One line per kind of document: how it looks. What it says and does is told to the server in document-kinds.ts there.
import { documentCancel } from '../features/approvals/documents/afterwards/document-cancel.ts'
import { kindTexts, registerDocumentKinds } from '../features/approvals/documents/kinds/document-kinds.ts'
import { absenceDocument } from '../features/approvals/employment-requests/absence-document.ts'
import { retirementDocument } from '../features/approvals/employment-requests/retirement-document.ts'
import { registerEffectPreviews } from '../features/approvals/forms/effect-previews.ts'
import { formDocument } from '../features/approvals/forms/form-document.tsx'
import { freeDocument } from '../features/approvals/forms/free-document.tsx'
import { correctionDocument } from '../features/time/attendance/day-record/correction-document.ts'
import { cancelDocument } from '../features/time/leave/document/cancel-document.ts'
import { eventDocument } from '../features/time/leave/document/event-document.ts'
import { leaveDocument } from '../features/time/leave/document/leave-document.ts'
import { swapDocument } from '../features/time/schedules/swaps/swap-document.ts'
import { lazyPart } from '../page/lazy-part.ts'
import { loadTexts } from '../text/i18n.ts'

registerDocumentKinds([
  freeDocument,
  formDocument,
  documentCancel,
  leaveDocument,
  eventDocument,
  cancelDocument,
  correctionDocument,
  swapDocument,
  absenceDocument,
  retirementDocument,
])

registerEffectPreviews({
  EVENT: lazyPart(['leave'], () => import('../features/time/leave/document/form-preview.tsx'), 'FormPreview'),
  CORRECTION: lazyPart(
    ['correctionDocument'],
    () => import('../features/time/attendance/day-record/correction-preview.tsx'),
    'CorrectionPreview',
  ),
  ABSENCE: lazyPart(
    ['employmentRequest'],
    () => import('../features/approvals/employment-requests/employment-previews.tsx'),
    'AbsencePreview',
  ),
  RETIREMENT: lazyPart(
    ['employmentRequest'],
    () => import('../features/approvals/employment-requests/employment-previews.tsx'),
    'RetirementPreview',
  ),
})

/** What lists call the kinds, wherever documents are listed. */
export const loadKindTexts = () => loadTexts(kindTexts())
