import { permissionMatrix, whyVisible } from '#contract/people/roles/permissions.ts'
import { listAdmins, listLimitedAdmins, listRoles } from '#contract/people/roles/roles.ts'
import { listTeams } from '#contract/people/organization/organization.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { memberReads } from '../../directory/index.ts'

/** What a change of anybody's role makes stale: who has which, what that allows, and who sees whom. */
export const roleReads = [
  listAdmins,
  listLimitedAdmins,
  listRoles,
  listTeams,
  getProfile,
  permissionMatrix,
  whyVisible,
  ...memberReads,
] as const
