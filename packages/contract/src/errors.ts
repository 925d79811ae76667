import { delegationErrors } from './approvals/delegations/errors.ts'
import { auditErrors } from './platform/audit/errors.ts'
import { approvalErrors } from './approvals/documents/errors.ts'
import { employmentRequestErrors } from './approvals/employment-requests/errors.ts'
import { formErrors } from './approvals/forms/errors.ts'
import { paperErrors } from './approvals/papers/errors.ts'
import { lineErrors } from './approvals/lines/errors.ts'
import { authErrors } from './platform/auth/errors.ts'
import { customFieldErrors } from './people/custom-fields/errors.ts'
import { closingErrors } from './time/closing/errors.ts'
import { leaveErrors } from './time/leave/errors.ts'
import { leavePromotionErrors } from './time/leave-promotion/errors.ts'
import { eventCodeErrors } from './time/event-codes/errors.ts'
import { companyErrors } from './platform/companies/errors.ts'
import { commonErrors } from './request-errors.ts'
import { fileErrors } from './platform/files/errors.ts'
import { integrationErrors } from './platform/integrations/errors.ts'
import { meetingErrors } from './office/meeting-rooms/errors.ts'
import { notificationErrors } from './platform/notifications/errors.ts'
import { moodErrors } from './office/mood/errors.ts'
import { employmentErrors } from './people/employment/errors.ts'
import { memberErrors } from './people/members/errors.ts'
import { memberSheetErrors } from './people/member-sheets/errors.ts'
import { payPlanErrors } from './platform/subscriptions/errors.ts'
import { roleErrors } from './people/roles/errors.ts'
import { organizationErrors } from './people/organization/errors.ts'
import { scheduleErrors } from './time/schedules/errors.ts'
import { workErrors } from './time/attendance/errors.ts'
import { workEventErrors } from './time/work-events/errors.ts'
import { workplaceErrors } from './time/workplaces/errors.ts'

/** What a person reads: {name} is replaced by the value that fail() was given. */
export interface ErrorText {
  status: number
  ko: string
  ja: string
  en: string
}

/**
 * Every error that leaves the server: its status and its sentence in three languages.
 * Codes that the specification names keep its spelling (InvalidTokenError, EVENT_CONFLICT).
 */
export const errors = {
  ...commonErrors,
  ...authErrors,
  ...companyErrors,
  ...memberErrors,
  ...employmentErrors,
  ...organizationErrors,
  ...memberSheetErrors,
  ...auditErrors,
  ...approvalErrors,
  ...delegationErrors,
  ...employmentRequestErrors,
  ...formErrors,
  ...lineErrors,
  ...paperErrors,
  ...workErrors,
  ...workEventErrors,
  ...scheduleErrors,
  ...closingErrors,
  ...leaveErrors,
  ...leavePromotionErrors,
  ...meetingErrors,
  ...moodErrors,
  ...notificationErrors,
  ...fileErrors,
  ...integrationErrors,
  ...payPlanErrors,
  ...workplaceErrors,
  ...customFieldErrors,
  ...eventCodeErrors,
  ...roleErrors,
} satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof errors

/** The body of every error answer (decision D-10). */
export interface ErrorBody {
  error_code: string
  message: string
  results: { message: string; error_code: string; code: string }
  request_id: string
  fields?: Record<string, string>
}
