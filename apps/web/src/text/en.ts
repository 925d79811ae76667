import { approvals } from './en/approvals.ts'
import { attendance } from './en/attendance.ts'
import { entry } from './en/entry.ts'
import { settings } from './en/settings.ts'
import { profile } from './en/profile.ts'
import { organization } from './en/organization.ts'
import { members } from './en/members.ts'
import { home } from './en/home.ts'
import { kit } from './en/kit.ts'
import { leave } from './en/leave.ts'
import { meetingRooms } from './en/meeting-rooms.ts'
import { notifications } from './en/notifications.ts'
import { shell } from './en/shell.ts'
import type { texts as source } from './ko.ts'
import type { SameShape } from './same-shape.ts'

/** Every text in this language. */
export const texts: SameShape<typeof source> = {
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
