import { permissions } from './ko/permissions.ts'
import { admins } from './ko/admins.ts'
import { approvals } from './ko/approvals.ts'
import { attendance } from './ko/attendance.ts'
import { entry } from './ko/entry.ts'
import { settings } from './ko/settings.ts'
import { account, profile } from './ko/profile.ts'
import { organization } from './ko/organization.ts'
import { ranks, teams } from './ko/teams.ts'
import { employment } from './ko/employment.ts'
import { members } from './ko/members.ts'
import { memberSheets } from './ko/member-sheets.ts'
import { customFields } from './ko/custom-fields.ts'
import { eventCodes } from './ko/event-codes.ts'
import { home } from './ko/home.ts'
import { kit } from './ko/kit.ts'
import { leave } from './ko/leave.ts'
import { integrations, payPlans, workplaces } from './ko/workplaces.ts'
import { meetingRooms } from './ko/meeting-rooms.ts'
import { notifications } from './ko/notifications.ts'
import { shell } from './ko/shell.ts'

/** Every text in Korean: the source whose keys the other languages must have. */
export const texts = {
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
