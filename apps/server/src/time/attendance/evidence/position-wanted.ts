import { demandedBy, judgeCheck } from '#rules/workplaces/judge-check.ts'
import type { MemberContext } from '../../../http/context.ts'
import type { CurrentDay } from '../current-day.ts'
import { isElsewhere } from './is-elsewhere.ts'

/**
 * When a press from this browser has to say where it is: never, only at work (not when away), or always. Nobody is asked for a
 * position that the network makes needless.
 */
export function positionWanted(
  { ip }: Pick<MemberContext, 'ip'>,
  day: CurrentDay,
): 'NEVER' | 'AT_WORK' | 'ALWAYS' {
  const { demands } = day.days
  if (demands.position) return 'ALWAYS'
  if (!demandedBy(demands).place) return 'NEVER'
  return judgeCheck(demands, { ip, isElsewhere: isElsewhere(day, 'IN') }).ok ? 'NEVER' : 'AT_WORK'
}
