export { fieldOf } from './field-of.ts'
export { findPeople, memberReads, teamOptions } from './member-queries.ts'
