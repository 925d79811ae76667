export { registerCodeUse } from './code-uses.ts'
export { codesFor, type EventKind, findEventCode } from './find-event-code.ts'
