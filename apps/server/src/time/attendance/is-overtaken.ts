import type { CommandContext } from '../../http/context.ts'
import { listCorrections } from '../work-days/index.ts'
import type { CurrentDay } from './current-day.ts'
import type { Evidence } from './evidence/evidence-of.ts'

// What arrives sooner was pressed now: clocks are known to the second, answers take some.
const WAITED_SECONDS = 60

/**
 * Whether a check-out waited for a network while the day got an end that it must not move: one that is later than it was pressed, or
 * one that somebody entered since. Of a press the device's word counts against it only, where the device knows by how much its clock
 * is wrong: it would move the end to its arrival, where nobody pressed.
 */
export async function isOvertaken(
  ctx: Pick<CommandContext, 'tx' | 'now' | 'actor'>,
  { row, minute, plan }: CurrentDay,
  { device_at, device_slow_seconds }: Evidence,
): Promise<boolean> {
  if (row?.out_minute == null || device_at === null || device_slow_seconds === null) return false
  const pressed = Temporal.Instant.from(device_at).add({ seconds: device_slow_seconds })
  const waited = Math.floor(pressed.until(ctx.now).total('seconds'))
  if (waited < WAITED_SECONDS) return false
  if (row.out_minute >= minute - Math.floor(waited / 60)) return true
  if (row.out_by !== 'EDIT') return false
  const [last] = await listCorrections(ctx, ctx.actor.memberId, plan.day)
  return last !== undefined && Temporal.Instant.compare(Temporal.Instant.from(last.corrected_at), pressed) > 0
}
