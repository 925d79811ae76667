import { admins } from '../ja/admins.ts'
import { customFields } from '../ja/custom-fields.ts'
import { employment } from '../ja/employment.ts'
import { eventCodes } from '../ja/event-codes.ts'
import { memberSheets } from '../ja/member-sheets.ts'
import { permissions } from '../ja/permissions.ts'
import { account, profile } from '../ja/profile.ts'
import { settings } from '../ja/settings.ts'
import { ranks, teams } from '../ja/teams.ts'
import { integrations, payPlans, workplaces } from '../ja/workplaces.ts'

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
