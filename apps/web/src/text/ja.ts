import { approvals } from './ja/approvals.ts'
import { attendance } from './ja/attendance.ts'
import { entry } from './ja/entry.ts'
import { settings } from './ja/settings.ts'
import { profile } from './ja/profile.ts'
import { organization } from './ja/organization.ts'
import { members } from './ja/members.ts'
import { home } from './ja/home.ts'
import { kit } from './ja/kit.ts'
import { leave } from './ja/leave.ts'
import { meetingRooms } from './ja/meeting-rooms.ts'
import { notifications } from './ja/notifications.ts'
import { shell } from './ja/shell.ts'
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
