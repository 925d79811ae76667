export { createMember, type NewMember } from './create-member.ts'
export { changeTeam } from './change-team.ts'
export { findPeople, type PersonRow } from './find-people.queries.ts'
export { initialsOf } from './name-search.ts'
