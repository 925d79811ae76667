import { expect, test } from 'vitest'
import {
  afterPress,
  awaySwitch,
  comesOnLeave,
  dayOffRequest,
  isDayOffUnasked,
  whyNoPress,
  mainPress,
  mayBeginNewDay,
  wantsPosition,
  type WorkCheck,
} from './press-state.ts'

const morning: WorkCheck = {
  wk_date: '2026-11-23',
  onduty_status: 'NOT_IN',
  start_time: null,
  end_time: null,
  end_time_expected: null,
  work_type: 'FIXED',
  sch_start_time: '09:00:00',
  sch_end_time: '18:00:00',
  lunch_start_time: '12:00:00',
  lunch_end_time: '13:00:00',
  dinner_start_time: null,
  dinner_end_time: null,
  change_day_time: '06:00:00',
  am_out: false,
  pm_out: false,
  full_out: false,
  is_holiday: false,
  holiday_name: null,
  late_minutes: 0,
  work_minutes: 0,
  events: [],
  is_absent: false,
  check_refusal: null,
  check_needs: [],
  check_position: 'NEVER',
  position_agreed: false,
  abilities: { check_in: true, check_out: false, check_away: true, request_work: true },
}
const at = (minute: number, day = '2026-11-23') => ({ day, minute })

test.each([
  ['NOT_IN', 'IN', 'checkIn'],
  ['LEAVE', 'IN', 'checkIn'],
  ['DAY_OFF', 'IN', 'checkIn'],
  ['WORKING', 'OUT', 'checkOut'],
  ['AWAY', 'OUT', 'checkOut'],
  ['OUT', 'OUT', 'checkOutAgain'],
] as const)('in state %s the button is %s', (onduty_status, press, text) => {
  const abilities = { ...morning.abilities, check_in: true, check_out: true, check_away: true }
  expect(mainPress({ ...morning, onduty_status, abilities })).toEqual({ press, text, isAllowed: true })
})

test('the button is dead where the server would refuse', () => {
  const abilities = { ...morning.abilities, check_in: false, check_out: false, check_away: false }
  expect(mainPress({ ...morning, abilities }).isAllowed).toBe(false)
  expect(whyNoPress({ ...morning, abilities })).toBe('off')
  expect(whyNoPress({ ...morning, abilities, is_absent: true })).toBe('absent')
  expect(whyNoPress({ ...morning, abilities, check_refusal: 'COMPUTER_CHECK_OFF' })).toBe('noComputer')
  expect(whyNoPress({ ...morning, abilities, check_refusal: 'FEATURE_OFF' })).toBe('off')
  expect(whyNoPress({ ...morning, abilities, check_refusal: 'REQUESTS_ONLY' })).toBe('requestsOnly')
  expect(whyNoPress(morning)).toBeNull()
})

test('a day from check-in over outside work to check-out', () => {
  const working = afterPress(morning, 'IN', at(532))
  expect(working).toMatchObject({ onduty_status: 'WORKING', start_time: '08:52:00' })
  const away = afterPress(working, 'AWAY', at(700))
  expect(away).toMatchObject({ onduty_status: 'AWAY', start_time: '08:52:00' })
  expect(awaySwitch(away)).toEqual({ isOn: true, mayMove: true })
  const back = afterPress(away, 'IN', at(800))
  expect(awaySwitch(back)).toEqual({ isOn: false, mayMove: true })
  const gone = afterPress(back, 'OUT', at(1080))
  expect(gone).toMatchObject({ onduty_status: 'OUT', start_time: '08:52:00', end_time: '18:00:00' })
  expect(awaySwitch(gone).mayMove).toBe(false)
  expect(afterPress(gone, 'IN', at(1090))).toBe(gone)
  expect(afterPress(gone, 'OUT', at(1140)).end_time).toBe('19:00:00')
})

test('a check-out after midnight stays on the day it began', () => {
  const working = afterPress(morning, 'IN', at(1320))
  expect(afterPress(working, 'OUT', at(90, '2026-11-24')).end_time).toBe('25:30:00')
})

test('a shift that is still open the next morning lets a new day begin', () => {
  const open = {
    ...afterPress(morning, 'IN', at(1320)),
    abilities: { check_in: true, check_out: true, check_away: true, request_work: true },
  }
  expect(mayBeginNewDay(open)).toBe(true)
  expect(mayBeginNewDay(afterPress(morning, 'IN', at(540)))).toBe(false)
  expect(mayBeginNewDay(morning)).toBe(false)
})

test('a position is asked for where a press has to bring one', () => {
  const atWork = { ...morning, check_position: 'AT_WORK' as const }
  const away = { ...atWork, onduty_status: 'AWAY' as const }
  const wanted = (check: WorkCheck) =>
    (['IN', 'OUT', 'AWAY'] as const).filter((press) => wantsPosition(check, press))
  expect(wanted(morning)).toEqual([])
  expect(wanted(atWork)).toEqual(['IN', 'OUT'])
  expect(wanted(away)).toEqual(['IN'])
  expect(wanted({ ...away, check_position: 'ALWAYS' })).toEqual(['IN', 'OUT', 'AWAY'])
})

test('who begins a day of leave is asked whether that is meant, who goes home is not', () => {
  const leave = { ...morning, full_out: true }
  expect((['IN', 'AWAY', 'OUT'] as const).map((press) => comesOnLeave(leave, press))).toEqual([
    true,
    true,
    false,
  ])
  expect(comesOnLeave({ ...leave, start_time: '09:00:00' }, 'AWAY')).toBe(false)
})

test('who comes on a day off is led to the request, unless there is one or it would be refused', () => {
  expect(isDayOffUnasked(morning)).toBe(false)
  const dayOff = { ...morning, wk_date: '2026-11-28', sch_start_time: null, sch_end_time: null }
  expect(isDayOffUnasked(dayOff)).toBe(true)
  expect(isDayOffUnasked({ ...dayOff, is_absent: true })).toBe(false)
  const refused = { ...dayOff.abilities, request_work: false }
  expect(isDayOffUnasked({ ...dayOff, abilities: refused })).toBe(false)
  const work = { code: 'WORK:WEEKEND:FULL' } as WorkCheck['events'][number]
  expect(isDayOffUnasked({ ...dayOff, events: [work] })).toBe(false)
  expect(dayOffRequest(dayOff)).toEqual({ new: 1, kind: 'WORK:WEEKEND', from: '2026-11-28' })
})
