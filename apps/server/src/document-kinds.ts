import {
  documentCancel,
  documentNames,
  type DocumentKind,
  registerDocumentKinds,
  registerEndings,
  registerHeadings,
  registerUnsent,
} from './approvals/documents/index.ts'
import {
  absenceDocument,
  absenceOfForm,
  retirementDocument,
  retirementOfForm,
} from './approvals/employment-requests/index.ts'
import {
  formDocument,
  formsUnder,
  freeDocument,
  findUnsent,
  listUnsent,
  registerFormEffects,
} from './approvals/forms/index.ts'
import { registerCodeNames, registerTargetNames, registerTargetsOfPerson } from './platform/audit/index.ts'
import { correctionDocument, correctionOfForm } from './time/attendance/index.ts'
import { codeName, ownCodeNames } from './time/event-codes/index.ts'
import { leaveDocument } from './time/leave/index.ts'
import { swapDocument } from './time/schedules/index.ts'
import {
  cancelDocumentKind,
  endsWithEmployment,
  eventDocument,
  eventOfForm,
  eventsOfPerson,
  peopleOfEvents,
} from './time/work-events/index.ts'

/** Every kind of document of the product, each defined by the slice that owns the matter. */
export const documentKinds: readonly DocumentKind[] = [
  freeDocument,
  formDocument,
  documentCancel,
  leaveDocument,
  eventDocument,
  cancelDocumentKind,
  correctionDocument,
  swapDocument,
  absenceDocument,
  retirementDocument,
]

/** Tells approvals the kinds, which they know by no name, what forms can do, and what is written with them; and the trail what documents are called. */
export function connectDocumentKinds(): void {
  registerDocumentKinds(documentKinds)
  registerFormEffects([eventOfForm, correctionOfForm, absenceOfForm, retirementOfForm])
  registerUnsent({ list: listUnsent, find: findUnsent })
  registerHeadings(formsUnder)
  registerTargetNames('document', documentNames)
  registerTargetNames('work_event', peopleOfEvents)
  registerTargetsOfPerson('work_event', eventsOfPerson)
  registerCodeNames(codeName, ownCodeNames)
  registerEndings(endsWithEmployment)
}
