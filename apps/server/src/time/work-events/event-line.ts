import { builtInCodeOf, customCode, customCodeOf } from '#rules/event-codes/event-codes.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { KindLine, LineCase } from '../../approvals/documents/index.ts'
import { codesOfCompany } from '../event-codes/index.ts'

interface Asked {
  /** As events carry it, with a unit. */
  code: string
  minutes: number
  standardDayMinutes: number
}

/** The saved line along which a request of a code goes, with its days and kind for the conditions of the line. */
export function lineCaseOf({ code, minutes, standardDayMinutes }: Asked): LineCase {
  const kind = builtInCodeOf(code)
  const own = customCodeOf(code)
  return {
    role: kind?.lineRole ?? 'CUSTOM',
    facts: {
      days: minutesToDays(minutes, standardDayMinutes),
      kind: kind?.code ?? (own && customCode(own.id)),
    },
  }
}

export const eventLine: KindLine<Asked> = {
  roles: ['SPECIAL', 'PUBLIC', 'HEALTH', 'OUT', 'HOME', 'EXTENDED', 'CUSTOM'],
  facts: ['DAYS', 'KIND'],
  caseOf: lineCaseOf,
  kindsOf: async (ctx, role) =>
    (await codesOfCompany(ctx)).flatMap(({ code, lineRole }) => (lineRole === role ? [code] : [])),
}
