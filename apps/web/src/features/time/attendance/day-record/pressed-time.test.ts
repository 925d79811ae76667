import { beforeAll, expect, test } from 'vitest'
import { keepZone } from '../../../../text/company-clock.ts'
import { deviceStory, pressedMinute } from './pressed-time.ts'

beforeAll(() => keepZone('Asia/Seoul'))

const story = (device: string, pressed: string) =>
  deviceStory({ loc_time: '2026-11-25T09:20:30+09:00', device_time: device, pressed_time: pressed })

test('what waited and what is wrong with the clock of a device are told apart', () => {
  const soon = '2026-11-25T09:20:10+09:00'
  expect(story(soon, soon)).toEqual({ waitedMinutes: null, slowMinutes: null })
  const early = '2026-11-25T08:58:00+09:00'
  expect(story(early, early)).toEqual({ waitedMinutes: 22, slowMinutes: null })
  expect(story(early, soon)).toEqual({ waitedMinutes: null, slowMinutes: 22 })
  expect(story('2026-11-25T10:20:10+09:00', soon)).toEqual({ waitedMinutes: null, slowMinutes: -60 })
  expect(deviceStory({ loc_time: soon, device_time: null, pressed_time: null })).toEqual({
    waitedMinutes: null,
    slowMinutes: null,
  })
})

test('the moment of a device is a minute of the working day, also after midnight and from another zone', () => {
  expect(pressedMinute('2026-11-25', '2026-11-24T23:58:00Z')).toBe(538)
  expect(pressedMinute('2026-11-25', '2026-11-26T01:30:00+09:00')).toBe(1530)
  expect(pressedMinute('2026-11-25', '2026-11-24T23:50:00+09:00')).toBe(-10)
  expect(pressedMinute('2026-11-25', '2026-11-24T08:00:00+09:00')).toBeNull()
})
