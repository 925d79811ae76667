import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { Listed, Receiver } from './approval-queries.ts'
import { lineWords } from './line-words.ts'
import { lineSummary, splitLine, stampState } from './line.ts'

type Step = Listed['apv_line'][number]
const step = (username: string, state: Step['state'], rcv_type: Step['rcv_type'] = 'APPROVER'): Step => ({
  user_id: 1,
  username,
  rcv_type,
  rcv_order: 1,
  state,
})

test('a row says how far the line is and whose turn it is; readers do not count', () => {
  const line = [
    step('김현지', 'APPROVED'),
    step('박민수', 'TURN'),
    step('이서준', 'TURN'),
    step('최윤', 'WAITING'),
    step('한별', 'CONFIRMED', 'CIRCULATOR'),
  ]
  expect(lineSummary(line)).toEqual({
    steps: line.slice(0, 4),
    done: 1,
    total: 4,
    turn: [line[1], line[2]],
    deniedBy: undefined,
  })
})

test('a row names who denied; those spared a decision are not counted as done', () => {
  expect(lineSummary([step('김현지', 'DENIED'), step('박민수', 'SKIPPED')])).toMatchObject({
    done: 1,
    total: 2,
    turn: [],
    deniedBy: { username: '김현지' },
  })
})

test('whose turn it is and who denied is told by name to others, and as the own to whom it is', () => {
  const say = ((key: string, { name }: { name?: string } = {}) =>
    [key, name].filter(Boolean).join(' ')) as unknown as TFunction
  const open = { drf_status: 'REQUESTED' as const, apv_line: [step('김현지', 'TURN')] }
  const denied = { drf_status: 'DENIED' as const, apv_line: [step('김현지', 'DENIED')] }
  expect(lineWords(say, open, 2)).toBe('approvals.line.waitsFor 김현지')
  expect(lineWords(say, open, 1)).toBe('approvals.line.waitsForMe')
  expect(lineWords(say, denied, 2)).toBe('approvals.line.deniedBy 김현지')
  expect(lineWords(say, denied, 1)).toBe('approvals.line.deniedByMe')
})

test('a stamp shows the decision, the turn, or that it is yet to come', () => {
  const place = { rcv_processed: false, rcv_approved: null, rcv_show: false }
  expect(stampState({ ...place, rcv_processed: true, rcv_approved: true }, 'REQUESTED')).toBe('approved')
  expect(stampState({ ...place, rcv_processed: true, rcv_approved: false }, 'DENIED')).toBe('denied')
  expect(stampState({ ...place, rcv_processed: true }, 'CANCELED')).toBe('skipped')
  expect(stampState({ ...place, rcv_show: true }, 'REQUESTED')).toBe('turn')
  expect(stampState(place, 'REQUESTED')).toBe('planned')
  expect(stampState(place, 'DENIED')).toBe('skipped')
})

test('final agreers come after everybody else, readers apart', () => {
  const place = (rcv_id: number, rcv_type: Receiver['rcv_type'], rcv_order: number) =>
    ({ rcv_id, rcv_type, rcv_order }) as Receiver
  const line = [
    place(1, 'FAGREEER', 1),
    place(2, 'APPROVER', 2),
    place(3, 'AGREEER', 1),
    place(4, 'CIRCULATOR', 0),
  ]
  const { deciders, readers } = splitLine(line)
  expect(deciders.map(({ rcv_id }) => rcv_id)).toEqual([3, 2, 1])
  expect(readers.map(({ rcv_id }) => rcv_id)).toEqual([4])
})
