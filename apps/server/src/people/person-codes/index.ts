export { gateCode, slackId } from './code-kind.ts'
export { createPersonCode, deletePersonCode, updatePersonCode } from './keep-person-codes.ts'
export { getPersonCode, holdsGateCode, listPersonCodes, type PersonCode } from './person-codes.queries.ts'
