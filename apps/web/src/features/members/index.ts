export { findPeople, teamOptions } from './member-queries.ts'
