import { daysBetween } from '#rules/calendar/work-days.ts'
import {
  type AttendanceDay,
  type AttendedAs,
  type DeemedReason,
  isDeemedAttended,
} from '#rules/leave/attendance.ts'
import type { CommandContext } from '../../../http/context.ts'
import {
  type ClosedRange,
  closedRanges,
  type DayPart,
  missingOn,
  ownDays,
  readDays,
} from '../../work-days/index.ts'
import { type DayRange, plannedDays } from '../../work-plans/index.ts'
import { type KnownAbsence, listAbsences } from './attendance.store.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId'>

/** Leave that counts as attended, by what its code begins with. */
const DEEMED_CODES: readonly (readonly [string, DeemedReason])[] = [
  ['SP:MATERNITY', 'MATERNITY'],
  ['SP:MISCARRIAGE', 'MISCARRIAGE'],
]

/** Who was there on the days of a range on which work was due, for any number of people in a fixed number of statements. */
export async function attendedDays(
  ctx: Asking,
  memberIds: readonly number[],
  range: DayRange,
): Promise<(memberId: number, within: DayRange) => AttendanceDay[]> {
  const [days, plans, closed, absences] = await Promise.all([
    readDays(ctx, memberIds, range),
    plannedDays(ctx, memberIds, range),
    closedRanges(ctx, memberIds, range),
    listAbsences(ctx.tx, memberIds),
  ])
  const closedOf = Map.groupBy(closed, ({ member_id }) => member_id)
  return (memberId, { from, to }) => {
    const own = ownDays(days, memberId)
    const plan = plans.of(memberId) ?? plans.company
    const known = {
      closed: closedOf.get(memberId) ?? [],
      absences: absences.get(memberId) ?? [],
    }
    return daysBetween(from, to).flatMap((on): AttendanceDay[] => {
      const planned = plan.on(on)
      if (planned.kind !== 'WORK') return []
      const key = on.toString()
      const isMissing = missingOn(own.rows.get(key), { ...planned, isBeforeRecords: false }, true) === 'DAY'
      const presses = planned.workCheck !== 'EVENTONLY' && planned.workType !== 'DEEMED'
      return [
        {
          on,
          as: attendedAs(key, own.parts.get(key) ?? [], isMissing && presses, {
            ...known,
            isBeforeRecords: planned.isBeforeRecords,
          }),
        },
      ]
    })
  }
}

interface Known {
  closed: readonly ClosedRange[]
  absences: readonly KnownAbsence[]
  /** Nobody confirms what was before: nothing can stand in the records of it. */
  isBeforeRecords: boolean
}

/** Nobody loses leave by a day that is only missing in the records: it counts as absence once it is confirmed so. */
function attendedAs(
  on: string,
  parts: readonly DayPart[],
  isMissing: boolean,
  { closed, absences, isBeforeRecords }: Known,
): AttendedAs {
  const taken = parts.filter(({ state }) => state === 'TAKEN')
  const deemed = taken.some(({ event_code }) =>
    DEEMED_CODES.some(
      ([code, reason]) =>
        event_code.startsWith(code) && isDeemedAttended(reason, Temporal.PlainDate.from(on)),
    ),
  )
  if (deemed) return 'DEEMED'
  if (!isMissing) return 'ATTENDED'
  const absence = absences.find(({ from, until }) => from <= on && (until === null || on <= until))
  if (absence) return countsAs(absence)
  if (taken.length > 0) return 'ATTENDED'
  if (isBeforeRecords) return 'OPEN'
  return closed.some(({ starts_on, ends_on }) => starts_on <= on && on <= ends_on) ? 'ABSENT' : 'OPEN'
}

function countsAs({ kind, from }: KnownAbsence): AttendedAs {
  return kind !== 'AGREED' && isDeemedAttended(kind, Temporal.PlainDate.from(from)) ? 'DEEMED' : 'EXCLUDED'
}
