import { expect, test } from 'vitest'
import { endingOf, type Reaching } from './ending-of.ts'

const LEAVE = 'VACATION:ANNUAL:FULL'
const WORK = 'WORK:WEEKEND:FULL'
const [MON, TUE, WED, THU] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']

interface Case {
  status: Reaching['status']
  code: string
  birth?: true
  lastDay: string
  closed?: string[]
  gone: string[] | 'ALL'
  stays?: string[]
}

// Of Monday to Thursday.
test.each<Case>([
  { status: 'REQUESTED', code: LEAVE, lastDay: MON, gone: [TUE, WED, THU] },
  { status: 'APPROVED', code: LEAVE, lastDay: '2026-11-13', gone: 'ALL' },
  { status: 'APPROVED', code: LEAVE, lastDay: THU, gone: [] },
  // What merely waits holds nothing of a closed day that would have to stay.
  {
    status: 'REQUESTED',
    code: LEAVE,
    lastDay: MON,
    closed: [TUE],
    gone: [TUE, WED, THU],
  },
  {
    status: 'APPROVED',
    code: LEAVE,
    lastDay: MON,
    closed: [WED],
    gone: [TUE, THU],
    stays: [WED],
  },
  {
    status: 'APPROVED',
    code: LEAVE,
    lastDay: '2026-11-13',
    closed: [MON],
    gone: [TUE, WED, THU],
    stays: [MON],
  },
  {
    status: 'APPROVED',
    code: LEAVE,
    lastDay: WED,
    closed: [MON, TUE],
    gone: [THU],
  },
  {
    status: 'APPROVED',
    code: LEAVE,
    lastDay: MON,
    closed: [TUE, WED, THU],
    gone: [],
    stays: [TUE, WED, THU],
  },
  {
    status: 'APPROVED',
    code: LEAVE,
    birth: true,
    lastDay: MON,
    gone: [TUE, WED, THU],
  },
  {
    status: 'APPROVED',
    code: LEAVE,
    birth: true,
    lastDay: MON,
    closed: [WED],
    gone: [THU],
    stays: [TUE, WED],
  },
  { status: 'REQUESTED', code: WORK, lastDay: MON, gone: 'ALL' },
  { status: 'APPROVED', code: WORK, lastDay: MON, gone: [] },
  { status: 'APPROVED', code: WORK, lastDay: '2026-11-13', gone: 'ALL' },
  {
    status: 'APPROVED',
    code: WORK,
    lastDay: '2026-11-13',
    closed: [MON],
    gone: [],
    stays: [MON, TUE, WED, THU],
  },
])('%o', ({ status, code, birth, lastDay, closed = [], gone, stays = [] }) => {
  const days = [MON, TUE, WED, THU].map((date) => ({ date }))
  const event = {
    status,
    event_code: code,
    occasion_on: birth ? MON : null,
    days,
  }
  expect(endingOf(event, lastDay, (day) => closed.includes(day))).toEqual({
    gone,
    stays,
  })
})
