export { fieldOf, findPeople, memberReads, teamOptions } from '../people/index.ts'
