import { delegationNotices } from './approvals/delegations/index.ts'
import { documentNotices } from './approvals/documents/index.ts'
import { lineNotices } from './approvals/lines/index.ts'
import { employmentNotices } from './people/employment/index.ts'
import { memberSheetNotices } from './people/member-sheets/index.ts'
import { registerNoticeKinds } from './platform/notifications/index.ts'
import { attendanceNotices } from './time/attendance/index.ts'
import { closingNotices } from './time/closing/index.ts'
import { leaveNotices } from './time/leave/index.ts'
import { leavePromotionNotices } from './time/leave-promotion/index.ts'
import { scheduleNotices } from './time/schedules/index.ts'
import { workDayNotices } from './time/work-days/index.ts'
import { workEventNotices } from './time/work-events/index.ts'

/** What people are told of, each kind by the slice of its matter. */
export function connectNoticeKinds(): void {
  registerNoticeKinds(
    documentNotices,
    lineNotices,
    delegationNotices,
    employmentNotices,
    memberSheetNotices,
    attendanceNotices,
    closingNotices,
    workDayNotices,
    scheduleNotices,
    leavePromotionNotices,
    leaveNotices,
    workEventNotices,
  )
}
