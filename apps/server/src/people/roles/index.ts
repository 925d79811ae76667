export { coverTeamsMatter, dutiesMatter } from './employment/roles.matters.ts'
export { forgetActors } from './forget-actors.ts'
export { endCovers, joinCover, listCovers, type Cover } from './covers/covers.store.ts'
export { fullAdmins, isFullAdmin } from './full-admins.ts'
export { grantRole } from './grant-role.ts'
export { type HideFields, hideFields, storedFlags } from './hide-fields.ts'
export { joinTeamOn } from './join-team-on.ts'
export { fullAdminIds, keepAnAdmin, lockAdmins, refuseLastAdmin } from './keep-an-admin.ts'
export { loadActor } from './load-actor.ts'
export {
  anyAdmin,
  coversMember,
  everyMember,
  fullAdmin,
  isAdmin,
  isBelowCovered,
  leaderOrAdmin,
  mayAppoint,
} from './roles.policy.ts'
export { requireMember, type Standing, standingOf, standingsOf } from './roles.store.ts'
export { registerSeats, stripRoles } from './employment/strip-roles.ts'
export { registerDutyUse } from './duty-uses.ts'
export { dutyHolders, holdersOf, whoseDuty } from './duty-holders.ts'
export { registerRowRules, type RowRule, type RowTarget } from './permissions/row-rules.ts'
export { isWholeCompany, membersInScope, type Scope, teamsInScope } from './members-in-scope.ts'
export { reaches } from './reach.ts'
export { roleNameIn } from './role-names.store.ts'
export { teamsOf } from './teams-of.ts'
export { worksHere } from './works-here.ts'
export {
  coveredMembers,
  actedForMembers,
  mayActFor,
  maySeeMember,
  visibleMembers,
} from './visible-members.ts'
