import { expect, test } from 'vitest'
import type { Home } from '../../features/portal/home/home-queries.ts'
import type { Profile } from '../../page/profile.ts'
import { sightOf } from './sight.ts'
import { firstTexts } from './texts.ts'

const profile = {
  user_profile: {
    username: '김현지',
    local_username: '',
    en_username: 'Hyunji Kim',
    language: 'ko',
    dash_available: true,
  },
  company: { company_background: null },
  is_admin: false,
} as unknown as Profile

const home = {
  today: { date: '2026-11-27' },
  away: { date: '2026-11-27' },
  work: {
    onduty_status: 'WORKING',
    is_absent: false,
    start_time: '08:57:00',
    end_time: null,
    sch_start_time: '09:00:00',
    sch_end_time: '18:00:00',
    holiday_name: null,
    events: [],
    work_minutes: 31,
    late_minutes: 0,
    abilities: { check_in: false },
  },
  leave: { available_days: 8.5 },
  approvals: { to_approve: 0, requested: 1, in_progress: 2 },
  forgotten: null,
  events: [],
  bookings: [],
  mood: null,
  spv_notices: [],
  start: null,
  layout: { main: ['APPROVALS', 'DAY', 'BOOKINGS', 'MOOD'], side: ['LEAVE', 'TEAM'], hidden: [] },
} as unknown as Home

const seen = (change: object = {}, who = profile) =>
  sightOf(who, { ...home, ...change } as Home, firstTexts.ko, 'ko')
const titles = (change: object) => [
  seen(change)?.main.map(({ title }) => title),
  seen(change)?.side.map(({ title }) => title),
]

test('nothing is drawn for who came before midnight: the day of the screen is another one', () => {
  expect(seen({ work: { ...home.work, start_time: '-00:29:00' } })).toBeNull()
})

test('the greeting and the cards of few words, as the screen writes them', () => {
  expect(seen()).toEqual({
    title: '김현지 님, 안녕하십니까',
    day: '11월 27일(금)',
    hasCover: false,
    main: [
      {
        title: '전자결재',
        rows: [
          ['보낸 문서 · 대기', '1건'],
          ['보낸 문서 · 진행', '2건'],
        ],
        isOpen: false,
      },
      {
        title: '오늘 근무',
        mark: '근무 중',
        isDay: true,
        isOpen: true,
        rows: [
          ['예정', '09:00 ~ 18:00'],
          ['기록', '08:57 ~ '],
        ],
      },
    ],
    side: [{ title: '내 휴가', figure: ['8.5일', '잔여'], rows: [], isOpen: true }],
  })
})

test.each([
  [
    'documents that wait are listed below: nothing is drawn after them',
    { approvals: { to_approve: 1, requested: 0, in_progress: 0 } },
    [['전자결재'], ['내 휴가']],
  ],
  [
    'a card that has nothing to say is not there',
    { approvals: { to_approve: 0, requested: 0, in_progress: 0 } },
    [['오늘 근무'], ['내 휴가']],
  ],
  ['a hidden card', { layout: { ...home.layout, hidden: ['DAY'] } }, [['전자결재'], ['내 휴가']]],
  [
    'below a card that is not drawn, none is',
    { layout: { ...home.layout, side: ['TEAM', 'LEAVE'] } },
    [['전자결재', '오늘 근무'], []],
  ],
  ['the card of a day off is not drawn', { away: { date: '2026-11-30' } }, [['전자결재'], ['내 휴가']]],
  ['no working time', { work: null, leave: null }, [['전자결재'], []]],
  ['above all cards stands what the operator says', { spv_notices: [{ spv_nt_id: 1 }] }, [[], []]],
  ['or what a young company has to do', { start: { steps: [{ state: 'OPEN' }] } }, [[], []]],
])('%s', (_name, change, expected) => expect(titles(change)).toEqual(expected))

const notIn = {
  ...home.work!,
  onduty_status: 'NOT_IN',
  start_time: null,
  work_minutes: 0,
  abilities: { check_in: true },
}

test.each([
  ['a day before its check-in has a height that is known', notIn, false],
  ['leave of a part of it makes a line more', { ...notIn, events: [{}] }, true],
  ['who may not press here has a sentence in place of the button', { ...notIn, abilities: {} }, true],
  ['a day that has begun', home.work, true],
])('%s', (_name, work, isOpen) => expect(seen({ work })?.main[1]).toMatchObject({ isDay: true, isOpen }))

test('what is said below the own day makes its height unknown', () => {
  const work = { ...home.work, start_time: null, work_minutes: 0, abilities: { check_in: true } }
  const isOpen = (change: object) => seen({ work, ...change })?.main[1]?.isOpen
  expect(isOpen({})).toBe(false)
  expect(isOpen({ forgotten: { wk_date: '2026-11-26', missing: 'OUT', wk_end_time: null } })).toBe(true)
  expect(isOpen({ events: [{ date: '2026-11-28', title: '안전 교육', is_everybodys: false }] })).toBe(true)
})

test('an end after midnight says so', () => {
  const work = { ...home.work, end_time: '25:30:00', onduty_status: 'OUT' }
  expect(seen({ work })?.main[1]).toMatchObject({
    mark: '퇴근',
    rows: [expect.anything(), ['기록', '08:57 ~ 익일 01:30']],
  })
})

test('nothing for who is shut out or reads another language', () => {
  const me = profile.user_profile
  expect(seen({}, { ...profile, user_profile: { ...me, dash_available: false } })).toBeNull()
  expect(
    seen({}, { ...profile, is_admin: true, user_profile: { ...me, dash_available: false } }),
  ).not.toBeNull()
  expect(seen({}, { ...profile, user_profile: { ...me, language: 'ja' } })).toBeNull()
})

test('in the language of the reader', () => {
  const english = { ...profile, user_profile: { ...profile.user_profile, language: 'en' } } as Profile
  const sight = sightOf(english, home, firstTexts.en, 'en')!
  expect([sight.title, sight.day, sight.side[0]?.figure?.[0]]).toEqual([
    expect.stringContaining('Hyunji Kim'),
    'Fri 27 Nov',
    '8.5 days',
  ])
})
