import { permissionMatrix, whyVisible } from '#contract/roles/permissions.ts'
import { listAdmins, listLimitedAdmins, listRoles } from '#contract/roles/roles.ts'
import { listTeams } from '#contract/organization/organization.ts'
import { getProfile } from '#contract/members/members.ts'
import { memberReads } from '../people/index.ts'

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
