export { loadActor } from './load-actor.ts'
export { anyAdmin, everyMember, fullAdmin, isAdmin, leaderOrAdmin } from './roles.policy.ts'
export { maySeeMember, type OrgRange, visibleMembers } from './visible-members.ts'
