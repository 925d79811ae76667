export { eventName, secretName } from './built-in-names.ts'
export { ownNameOf } from './own-name.ts'
export { registerCodeUse } from './code-uses.ts'
export { codesFor, codesOfCompany, type EventKind, findEventCode } from './find-event-code.ts'
