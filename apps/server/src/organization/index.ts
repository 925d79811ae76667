export { listTeams, type TeamRow } from './teams.queries.ts'
