import type { ComponentType } from 'react'
import { EmploymentRequestHost } from '../features/approvals/employment-requests/index.ts'
import { LeaveRequestHost } from '../features/time/leave/index.ts'
import { lazyPart } from '../page/lazy-part.ts'

interface Slots {
  /** State and one-click check-in or check-out, in the top bar. */
  checkInPill: ComponentType
  /** Bell with the number of unread notifications and its list, in the top bar. */
  notificationBell: ComponentType
  /** Dialogs that open over any screen; each shows nothing until it is asked for. */
  dialogs: readonly ComponentType[]
}

/** Places of the shell that features fill, lazily, so that they do not weigh on the first screen. */
export const slots: Slots = {
  checkInPill: lazyPart(['check'], () => import('../features/time/attendance/check-pill.tsx'), 'CheckPill'),
  notificationBell: lazyPart(
    ['notifications'],
    () => import('../features/platform/notifications/notification-bell.tsx'),
    'NotificationBell',
  ),
  dialogs: [LeaveRequestHost, EmploymentRequestHost],
}
