import type { getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { minuteInDay, timeOf } from './work-clock.ts'

export type WorkCheck = EndpointResponse<typeof getOnDutyStatus>
export type OnDuty = WorkCheck['onduty_status']
export type Press = 'IN' | 'OUT' | 'AWAY'

export interface MainPress {
  press: Press
  text: 'checkIn' | 'checkOut' | 'checkOutAgain'
  isAllowed: boolean
}

/** What the one big button does in a state; dead where `whyNoPress` has a reason. */
export function mainPress({ onduty_status, abilities }: WorkCheck): MainPress {
  const isIn = onduty_status === 'WORKING' || onduty_status === 'AWAY'
  if (isIn) return { press: 'OUT', text: 'checkOut', isAllowed: abilities.check_out }
  if (onduty_status === 'OUT') return { press: 'OUT', text: 'checkOutAgain', isAllowed: abilities.check_out }
  return { press: 'IN', text: 'checkIn', isAllowed: abilities.check_in }
}

/** A shift that began on an earlier working day is still open: a new day may begin beside it. */
export function mayBeginNewDay({ onduty_status, abilities }: WorkCheck): boolean {
  return onduty_status === 'WORKING' && abilities.check_in
}

const REFUSED = {
  FEATURE_OFF: 'off',
  REQUESTS_ONLY: 'requestsOnly',
  COMPUTER_CHECK_OFF: 'noComputer',
} as const

/** Why there is nothing to press: a computer that the company forbids, another way of checking, or leave of absence. */
export function whyNoPress({
  check_refusal,
  abilities,
  is_absent,
}: WorkCheck): 'absent' | 'off' | 'noComputer' | 'requestsOnly' | null {
  if (check_refusal) return REFUSED[check_refusal]
  if (abilities.check_in || abilities.check_out || abilities.check_away) return null
  return is_absent ? 'absent' : 'off'
}

/** The switch for working outside: on, off, or not to be moved. */
export function awaySwitch({ onduty_status, abilities }: WorkCheck): { isOn: boolean; mayMove: boolean } {
  const isOn = onduty_status === 'AWAY'
  return { isOn, mayMove: isOn ? abilities.check_in : abilities.check_away }
}

/** Whether the press has to say where the device is. */
export function wantsPosition({ check_position, onduty_status }: WorkCheck, press: Press): boolean {
  if (check_position !== 'AT_WORK') return check_position === 'ALWAYS'
  return press === 'IN' || (press === 'OUT' && onduty_status !== 'AWAY')
}

/** Whether the press begins a day that approved leave fills. */
export function comesOnLeave({ full_out, start_time }: WorkCheck, press: Press): boolean {
  return full_out && start_time === null && press !== 'OUT'
}

/** The day as it will stand after a press, until the server's answer says how it really is. */
export function afterPress(check: WorkCheck, press: Press, now: { day: string; minute: number }): WorkCheck {
  const time = timeOf(minuteInDay(check.wk_date, now))
  if (press === 'OUT') {
    return {
      ...check,
      onduty_status: 'OUT',
      end_time: time,
      abilities: { ...check.abilities, check_in: false, check_out: true, check_away: false },
    }
  }
  // Who has gone home comes back by no press.
  if (check.onduty_status === 'OUT') return check
  const isAway = press === 'AWAY'
  return {
    ...check,
    onduty_status: isAway ? 'AWAY' : 'WORKING',
    start_time: check.start_time ?? time,
    abilities: { ...check.abilities, check_in: isAway, check_out: true, check_away: !isAway },
  }
}

const WEEKEND_WORK = 'WORK:WEEKEND'

/** Whether no work is due on the day, and none has been asked for by who may. */
export function isDayOffUnasked({ sch_start_time, is_absent, events, abilities }: WorkCheck): boolean {
  if (!abilities.request_work) return false
  return sch_start_time === null && !is_absent && !events.some(({ code }) => code.startsWith(WEEKEND_WORK))
}

/** What the address of the own leave says to ask for work on that day. */
export function dayOffRequest({ wk_date }: Pick<WorkCheck, 'wk_date'>) {
  return { new: 1, kind: WEEKEND_WORK, from: wk_date }
}
