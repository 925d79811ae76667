export { createMember, type NewMember } from './create-member.ts'
export { createMembers, type CreatedMember, type InvitedPerson } from './create-members.ts'
export {
  absentOn,
  contractOn,
  employedOn,
  joinTermsOn,
  positionOn,
  rankOn,
  statusOn,
} from './employment/as-of.ts'
export { changeTeam } from './employment/change-team.ts'
export { type MemberAsOf, memberAsOf, membersAsOf } from './employment/member-as-of.queries.ts'
export { employmentJobs } from './settling/employment.jobs.ts'
export { findPeople, type PersonRow } from './find-people.queries.ts'
export { initialsOf, searchCondition } from './name-search.ts'
export { addressesWithShare, mayInviteSoMany, queueInvitations } from './invitations/queue-invitations.ts'
export { memberConditions, type MemberFilter } from './member-filter.ts'
export { listMembers } from './members.queries.ts'
export { readPerson } from './person.queries.ts'
export { lockCovered, lockCoveredReceiver } from './lock-covered.ts'
export { lockMember, type LockedMember } from './members.store.ts'
export { mayDecideEmployment, mayKeep, mayPutInto } from './members.policy.ts'
