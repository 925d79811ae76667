import { approvals } from '../ko/approvals.ts'
import { attendance } from '../ko/attendance.ts'
import { entry } from '../ko/entry.ts'
import { home } from '../ko/home.ts'
import { kit } from '../ko/kit.ts'
import { leave } from '../ko/leave.ts'
import { meetingRooms } from '../ko/meeting-rooms.ts'
import { members } from '../ko/members.ts'
import { notifications } from '../ko/notifications.ts'
import { organization } from '../ko/organization.ts'
import { shell } from '../ko/shell.ts'

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
