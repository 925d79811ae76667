import { permissions } from './ja/permissions.ts'
import { admins } from './ja/admins.ts'
import { approvals } from './ja/approvals.ts'
import { attendance } from './ja/attendance.ts'
import { entry } from './ja/entry.ts'
import { settings } from './ja/settings.ts'
import { account, profile } from './ja/profile.ts'
import { organization } from './ja/organization.ts'
import { ranks, teams } from './ja/teams.ts'
import { employment } from './ja/employment.ts'
import { members } from './ja/members.ts'
import { memberSheets } from './ja/member-sheets.ts'
import { customFields } from './ja/custom-fields.ts'
import { eventCodes } from './ja/event-codes.ts'
import { home } from './ja/home.ts'
import { kit } from './ja/kit.ts'
import { leave } from './ja/leave.ts'
import { integrations, payPlans, workplaces } from './ja/workplaces.ts'
import { meetingRooms } from './ja/meeting-rooms.ts'
import { notifications } from './ja/notifications.ts'
import { shell } from './ja/shell.ts'
import type { texts as source } from './ko.ts'
import type { SameShape } from './same-shape.ts'

/** Every text in this language. */
export const texts: SameShape<typeof source> = {
  ...entry,
  account,
  permissions,
  admins,
  approvals,
  attendance,
  customFields,
  eventCodes,
  home,
  notifications,
  kit,
  meetingRooms,
  leave,
  shell,
  employment,
  members,
  memberSheets,
  organization,
  ranks,
  teams,
  profile,
  settings,
  integrations,
  payPlans,
  workplaces,
}
