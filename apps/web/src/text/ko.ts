import { approvals } from './ko/approvals.ts'
import { attendance } from './ko/attendance.ts'
import { entry } from './ko/entry.ts'
import { settings } from './ko/settings.ts'
import { profile } from './ko/profile.ts'
import { organization } from './ko/organization.ts'
import { members } from './ko/members.ts'
import { home } from './ko/home.ts'
import { kit } from './ko/kit.ts'
import { leave } from './ko/leave.ts'
import { meetingRooms } from './ko/meeting-rooms.ts'
import { notifications } from './ko/notifications.ts'
import { shell } from './ko/shell.ts'

/** Every text in Korean: the source whose keys the other languages must have. */
export const texts = {
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
  profile,
  settings,
}
