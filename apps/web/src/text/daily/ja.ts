import { approvals } from '../ja/approvals.ts'
import { attendance } from '../ja/attendance.ts'
import { entry } from '../ja/entry.ts'
import { home } from '../ja/home.ts'
import { kit } from '../ja/kit.ts'
import { leave } from '../ja/leave.ts'
import { meetingRooms } from '../ja/meeting-rooms.ts'
import { members } from '../ja/members.ts'
import { notifications } from '../ja/notifications.ts'
import { organization } from '../ja/organization.ts'
import { shell } from '../ja/shell.ts'

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
