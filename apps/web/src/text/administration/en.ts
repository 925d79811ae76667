import { admins } from '../en/admins.ts'
import { customFields } from '../en/custom-fields.ts'
import { employment } from '../en/employment.ts'
import { eventCodes } from '../en/event-codes.ts'
import { memberSheets } from '../en/member-sheets.ts'
import { permissions } from '../en/permissions.ts'
import { account, profile } from '../en/profile.ts'
import { settings } from '../en/settings.ts'
import { ranks, teams } from '../en/teams.ts'
import { integrations, payPlans, workplaces } from '../en/workplaces.ts'

/** People, settings and the own account: loaded behind the first screen. */
export const administration = {
  account,
  permissions,
  admins,
  customFields,
  eventCodes,
  employment,
  memberSheets,
  ranks,
  teams,
  profile,
  settings,
  integrations,
  payPlans,
  workplaces,
}
