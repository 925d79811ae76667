import { permissions } from './en/permissions.ts'
import { admins } from './en/admins.ts'
import { approvals } from './en/approvals.ts'
import { attendance } from './en/attendance.ts'
import { entry } from './en/entry.ts'
import { settings } from './en/settings.ts'
import { account, profile } from './en/profile.ts'
import { organization } from './en/organization.ts'
import { ranks, teams } from './en/teams.ts'
import { employment } from './en/employment.ts'
import { members } from './en/members.ts'
import { memberSheets } from './en/member-sheets.ts'
import { customFields } from './en/custom-fields.ts'
import { eventCodes } from './en/event-codes.ts'
import { home } from './en/home.ts'
import { kit } from './en/kit.ts'
import { leave } from './en/leave.ts'
import { integrations, payPlans, workplaces } from './en/workplaces.ts'
import { meetingRooms } from './en/meeting-rooms.ts'
import { notifications } from './en/notifications.ts'
import { shell } from './en/shell.ts'
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
