export { fieldOf, findLeaders, findPeople, memberReads, teamOptions } from '../people/index.ts'
