export {
  absentOn,
  contractOn,
  employedOn,
  joinTermsOn,
  positionOn,
  rankOn,
  statusOn,
  teamNameOn,
} from './as-of.ts'
export { changeImage, drawPortrait } from './change-image.ts'
export { createMember, letIn, shutOut } from './create-member.ts'
export { createMembers } from './create-members.ts'
export { registerDutyReader } from './duty-reader.ts'
export { findPeople } from './find-people.queries.ts'
export { memberConditions } from './member-filter.ts'
export {
  inState,
  mayDecideEmployment,
  mayKeep,
  mayPutInto,
  mayReturn,
  type MemberStatus,
} from './members.policy.ts'
export { getMember, listMembers, membersByIds } from './members.queries.ts'
export { memberRoutes } from './members.routes.ts'
export { findMember, holdMember, lockFor, type LockedMember, lockMember, setStatus } from './members.store.ts'
export { initialsOf, searchCondition } from './name-search.ts'
export { readPerson } from './person.queries.ts'
export { areOwnFields, refuseLockedFields } from './refuse-locked-fields.ts'
export { tellMember, tellMembers } from './tell-members.ts'
