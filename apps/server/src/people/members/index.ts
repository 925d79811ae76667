export { changeImage, drawPortrait } from './change-image.ts'
export { createMember } from './create-member.ts'
export { createMembers } from './create-members.ts'
export { registerDutyReader } from './duty-reader.ts'
export { findByPhone, phoneEnd } from './find-by-phone.queries.ts'
export { findNames, findPeople, openNames, type PersonRow } from './find-people.queries.ts'
export { memberConditions } from './member-filter.ts'
export {
  inState,
  mayDecideEmployment,
  mayKeep,
  mayPutInto,
  mayReturn,
  type MemberStatus,
} from './members.policy.ts'
export { peopleToWire } from './members.wire.ts'
export { getMember, listMembers, membersByIds } from './members.queries.ts'
export { memberRoutes } from './members.routes.ts'
export { findMember, holdMember, lockFor, type LockedMember, lockMember } from './members.store.ts'
export { initialsOf, nameCondition, searchCondition } from './name-search.ts'
export { readPerson } from './person.queries.ts'
export {
  type EmploymentHistory,
  histories,
  registerHistories,
  type TeamHistory,
  teamNameOn,
} from './records/histories.ts'
export { moveMemberships, replaceMemberships } from './records/memberships.store.ts'
export {
  changeEmployment,
  putTerms,
  removeMember,
  saveRecords,
  setStatus,
  showsOtherTerms,
  takeAccount,
} from './records/records.store.ts'
export { areOwnFields, refuseLockedFields } from './refuse-locked-fields.ts'
export { tellMember, tellMembers } from './tell-members.ts'
