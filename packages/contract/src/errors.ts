import { approvalErrors } from './errors/approvals.ts'
import { authErrors } from './errors/auth.ts'
import { customFieldErrors } from './errors/custom-fields.ts'
import { eventCodeErrors } from './errors/event-codes.ts'
import { companyErrors } from './errors/companies.ts'
import { commonErrors } from './errors/requests.ts'
import { fileErrors } from './errors/files.ts'
import { integrationErrors } from './errors/integrations.ts'
import { meetingErrors } from './errors/meeting-rooms.ts'
import { memberErrors } from './errors/members.ts'
import { memberSheetErrors } from './errors/member-sheets.ts'
import { payPlanErrors } from './errors/pay-plans.ts'
import { roleErrors } from './errors/roles.ts'
import { organizationErrors } from './errors/organization.ts'
import { workErrors } from './errors/work.ts'
import { workplaceErrors } from './errors/workplaces.ts'

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
  ...organizationErrors,
  ...memberSheetErrors,
  ...approvalErrors,
  ...workErrors,
  ...meetingErrors,
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
