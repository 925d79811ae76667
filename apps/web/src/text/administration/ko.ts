import { admins } from '../ko/admins.ts'
import { customFields } from '../ko/custom-fields.ts'
import { employment } from '../ko/employment.ts'
import { eventCodes } from '../ko/event-codes.ts'
import { memberSheets } from '../ko/member-sheets.ts'
import { permissions } from '../ko/permissions.ts'
import { account, profile } from '../ko/profile.ts'
import { settings } from '../ko/settings.ts'
import { ranks, teams } from '../ko/teams.ts'
import { integrations, payPlans, workplaces } from '../ko/workplaces.ts'

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
