import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { findSettings } from './find-settings.ts'
import { areas, fieldsOf, settingsAreas, settingsGroups, type Viewer } from './settings-areas.ts'
import { features } from './text/features.ko.ts'
import { settings } from './text/settings.ko.ts'

beforeAll(async () => {
  await i18next.init({ lng: 'ko', resources: { ko: { translation: { settings, features } } } } as never)
})

const full = { is_admin: true, is_admin_full: true, features: {} }
const say = (key: string) => i18next.t(key as never) as string
const find = (typed: string, viewer: Viewer = full) =>
  findSettings(viewer, typed, say).flatMap(({ areas }) =>
    areas.map(({ area, fields }) => [area, fields.map(({ id }) => id)] as const),
  )

test('without a word everything that one may open is there, in its groups', () => {
  expect(
    find('')
      .map(([area]) => area)
      .toSorted(),
  ).toEqual(settingsAreas.filter((area) => areas[area].group !== 'elsewhere').toSorted())
  const groups = findSettings(full, '', say).map(({ group }) => group)
  expect(groups).toEqual(settingsGroups.filter((group) => groups.includes(group)))
  expect(find('', { ...full, is_admin_full: false }).map(([area]) => area)).toContain('teams')
  expect(find('', { ...full, is_admin: false, is_admin_full: false })).toEqual([])
})

test('single settings are found by their name, half typed and by initial consonants', () => {
  expect(find('점심 시작')).toContainEqual(['workHours', ['start_lunch_time']])
  expect(find('점심시')).toContainEqual(['workHours', ['start_lunch_time']])
  expect(find('ㅈㅅㅅㅈ')).toContainEqual(['workHours', ['start_lunch_time']])
  expect(find('완료된 문서')).toContainEqual(['documentRules', ['drf_done_cancelable']])
  expect(find('회의실')).toContainEqual(['features', ['MEETING_ROOM']])
})

test.each([
  ['반차', 'eventCodes'],
  ['공휴일', 'workHours'],
  ['이월', 'leaveRules'],
  ['대결 허용', 'documentRules'],
  ['퇴사', 'members'],
  ['비밀번호', 'own'],
] as const)('what people call %s leads to %s', (word, area) => {
  expect(find(word).map(([found]) => found)).toContain(area)
})

test('what nothing goes by yet is not offered', () => {
  for (const word of ['와이파이 확인', '연장근로 계산']) expect(find(word)).toEqual([])
})

test('what somebody may not open is not found either', () => {
  expect(find('점심', { ...full, is_admin_full: false })).toEqual([])
})

test('settings of parts that are off are not found, down to the single one', () => {
  const without = (features: Record<string, 'OFF'>, typed: string) => find(typed, { ...full, features })
  expect(find('컴퓨터')).toEqual([['checking', ['check_desktop']]])
  expect(without({ WEB_CHECK: 'OFF' }, '컴퓨터')).toEqual([])
  const left = new Set(without({ GATE: 'OFF', ATTENDANCE: 'OFF', TEAMS: 'OFF' }, '').map(([area]) => area))
  const usual = find('').map(([area]) => area)
  expect(usual.filter((area) => !left.has(area)).toSorted()).toEqual([
    'checking',
    'confirm',
    'gateUsers',
    'locations',
    'wifi',
  ])
  const services = { GOOGLE_CALENDAR: 'OFF', OUTLOOK_CALENDAR: 'OFF', SLACK: 'OFF', TEAMS: 'OFF' } as const
  expect(without(services, '').map(([area]) => area)).not.toContain('integrations')
})

test('every label that can be found exists', () => {
  for (const area of settingsAreas)
    for (const label of Object.values(fieldsOf(full, area))) expect(say(label)).not.toBe(label)
})
