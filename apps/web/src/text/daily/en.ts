import { approvals } from '../en/approvals.ts'
import { attendance } from '../en/attendance.ts'
import { entry } from '../en/entry.ts'
import { home } from '../en/home.ts'
import { kit } from '../en/kit.ts'
import { leave } from '../en/leave.ts'
import { meetingRooms } from '../en/meeting-rooms.ts'
import { members } from '../en/members.ts'
import { notifications } from '../en/notifications.ts'
import { organization } from '../en/organization.ts'
import { shell } from '../en/shell.ts'

/** What everybody reads every day: loaded before the first screen. */
export const daily = {
  ...entry,
  approvals,
  attendance,
  home,
  notifications,
  kit,
  meetingRooms,
  leave,
  shell,
  members,
  organization,
}
