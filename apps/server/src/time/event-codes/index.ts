export { codesFor, type EventKind, findEventCode } from './find-event-code.ts'
