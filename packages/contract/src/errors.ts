import { approvalErrors } from './errors/approvals.ts'
import { authErrors } from './errors/auth.ts'
import { commonErrors } from './errors/requests.ts'
import { fileErrors } from './errors/files.ts'
import { meetingErrors } from './errors/meeting-rooms.ts'
import { memberErrors } from './errors/members.ts'
import { workErrors } from './errors/work.ts'

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
  ...memberErrors,
  ...approvalErrors,
  ...workErrors,
  ...meetingErrors,
  ...fileErrors,
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
