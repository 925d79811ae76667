import type { EventCode } from './event-code-queries.ts'

/** Half a day of leave has a name of its own; half a day at home, outside or at work is no leave. */
export function halfOf(group: EventCode['group']): 'eventCodes.unit.half' | 'eventCodes.unit.halfDay' {
  return group === 'VACATION' || group === 'SP' ? 'eventCodes.unit.half' : 'eventCodes.unit.halfDay'
}
