import { expect, test } from 'vitest'
import { alteredDays } from './altered-days.ts'
import type { MemberState } from './member-state.ts'
import { BEGINNING } from './timeline.ts'

const ALWAYS = { from: BEGINNING, value: null }
const someone = {
  id: 7,
  joinedOn: '2026-03-02',
  retiredOn: null,
  earlierEnd: null,
  status: 'WORKING',
  workType: [ALWAYS],
  checkIn: [ALWAYS],
  checkOut: [ALWAYS],
  dayMinutes: [{ from: BEGINNING, value: 480 }],
} as unknown as MemberState

const altered = (before: Partial<MemberState>, after: Partial<MemberState>) =>
  alteredDays({ before: { ...someone, ...before }, after: { ...someone, ...after } }).map(({ from, to }) => [
    from,
    to,
  ])

const flexible = { from: '2026-05-01', value: 'FLEX_MONTH' }
const fixed = { from: '2026-07-01', value: 'FIXED' }

test.each<[string, Partial<MemberState>, Partial<MemberState>, (string | null)[][]]>([
  ['nothing', {}, { joinedOn: '2026-03-02' }, []],
  ['a type of work', {}, { workType: [ALWAYS, flexible] }, [['2026-05-01', null]]],
  [
    'one until another',
    {},
    { workType: [ALWAYS, flexible, { from: '2026-07-01', value: null }] },
    [['2026-05-01', '2026-06-30']],
  ],
  [
    'taking one back',
    { workType: [ALWAYS, flexible, fixed] },
    { workType: [ALWAYS, fixed] },
    [['2026-05-01', '2026-06-30']],
  ],
  [
    'a day of the contract',
    {},
    {
      dayMinutes: [
        { from: BEGINNING, value: 480 },
        { from: '2026-06-01', value: 240 },
      ],
    },
    [['2026-06-01', null]],
  ],
  [
    'before joining',
    {},
    {
      checkIn: [
        { from: BEGINNING, value: 'UP_10MIN' },
        { from: '2026-03-02', value: null },
      ],
    },
    [],
  ],
  ['joining later', {}, { joinedOn: '2026-03-16' }, [['2026-03-02', '2026-03-15']]],
  ['joining earlier', {}, { joinedOn: '2026-02-02' }, [['2026-02-02', '2026-03-01']]],
  [
    'joining at no known day',
    {},
    { joinedOn: null },
    [
      [BEGINNING, '2026-03-01'],
      ['2026-03-02', null],
    ],
  ],
  ['leaving', {}, { retiredOn: '2026-08-31' }, [['2026-09-01', null]]],
  [
    'having left later',
    { retiredOn: '2026-08-31' },
    { retiredOn: '2026-09-10' },
    [['2026-09-01', '2026-09-10']],
  ],
  [
    'a first day of who is invited again without one',
    { status: 'INVITED', joinedOn: null, earlierEnd: '2026-01-20' },
    { status: 'INVITED', joinedOn: '2026-03-02', earlierEnd: '2026-01-20' },
    [['2026-03-02', null]],
  ],
  [
    'no first day any more',
    { status: 'INVITED', earlierEnd: '2026-01-20' },
    { status: 'INVITED', joinedOn: null, earlierEnd: '2026-01-20' },
    [['2026-03-02', null]],
  ],
  [
    'terms of who is invited without a first day',
    { status: 'INVITED', joinedOn: null },
    { status: 'INVITED', joinedOn: null, workType: [ALWAYS, flexible] },
    [],
  ],
  [
    'terms of the employment before',
    { joinedOn: null, earlierEnd: '2026-05-20' },
    { joinedOn: null, earlierEnd: '2026-05-20', workType: [ALWAYS, flexible] },
    [['2026-05-21', null]],
  ],
])('the days that become others: %s', (_name, before, after, days) => {
  expect(altered(before, after)).toEqual(days)
})

test('says of which days it is the joining that moves', () => {
  const by = (after: Partial<MemberState>) =>
    alteredDays({ before: someone, after: { ...someone, ...after } }).map(({ isJoining }) => isJoining)
  expect(by({ joinedOn: '2026-03-16' })).toEqual([true])
  expect(by({ joinedOn: null })).toEqual([true, true])
  expect(by({ joinedOn: '2026-03-16', workType: [ALWAYS, flexible] })).toEqual([true, false])
})
