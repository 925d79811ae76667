import { expect, test } from 'vitest'
import { stampsOf } from './stamps-of.ts'

const place = (member_id: number, more: object = {}) => ({
  id: member_id,
  member_id,
  name: `사람${member_id}`,
  receiver_type: 'APPROVER',
  step_order: member_id,
  is_processed: true,
  decision: 'APPROVED',
  comment: '',
  acted_at: '2026-11-23T00:00:00Z',
  ...more,
})
const stamps = (line: object[], acts: object[] = []) =>
  stampsOf(
    { language: 'ko', actor: { timezone: 'Asia/Seoul' } } as never,
    { document: { author_name: '기안자', submitted_at: '2026-11-22T16:00:00Z' }, line } as never,
    acts as never,
  )

test('the drafter, who reviews and who approves, with the days of the company', () => {
  expect(stamps([place(1), place(2), place(3, { receiver_type: 'VIEWER', decision: null })])).toEqual([
    { title: '기안', name: '기안자', note: '2026.11.23' },
    { title: '검토', name: '사람1', note: '2026.11.23' },
    { title: '승인', name: '사람2', note: '2026.11.23' },
  ])
})

test('who decided for good, for somebody else or against it, and whom that spared', () => {
  const line = [
    place(1, { acted_by: 9 }),
    place(2),
    place(3, { decision: 'SKIPPED', acted_at: null }),
    place(4, { is_processed: false, decision: null, acted_at: null }),
  ]
  const acts = [
    { act: 'SUBSTITUTE', actorId: 9, actedFor: 1, actorName: '대신' },
    { act: 'FINAL', actorId: 2, actedFor: null, actorName: '사람2' },
  ]
  expect(stamps(line, acts).slice(1)).toEqual([
    { title: '검토', name: '대신', mark: '대결', note: '2026.11.23' },
    { title: '검토', name: '사람2', mark: '전결', note: '2026.11.23' },
    { title: '검토', name: '사람3', mark: '생략' },
    { title: '승인' },
  ])
  expect(stamps([place(1, { decision: 'DENIED' })])[1]).toMatchObject({ mark: '반려' })
})
