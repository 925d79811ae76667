import { expect, test } from 'vitest'
import type { OpenedDocument, Receiver } from './approval-queries.ts'
import { actionsOf } from './document-actions.ts'

const AUTHOR = 1
const ME = 2
const NEXT = 3

const place = (user_id: number, more: Partial<Receiver> = {}): Receiver => ({
  rcv_id: user_id,
  rcv_type: 'APPROVER',
  rcv_order: user_id,
  rcv_show: false,
  rcv_processed: false,
  rcv_approved: null,
  rcv_comment: '',
  rcv_position: '',
  rcv_apvbutton: 'NONE',
  acted_at: null,
  read_at: null,
  can_remove: false,
  rcv_decided_as: null,
  acted_by: null,
  delegated_from: null,
  user: { user_id, username: `사람${user_id}`, position: '', team_name: null },
  ...more,
})

const NOTHING = {
  approve: false,
  deny: false,
  confirm: false,
  cancel: false,
  withdraw: false,
  copy: false,
  reply: false,
  add_circulator: false,
  add_reference: false,
  attach: false,
  delegate: false,
  substitute: false,
  ask_cancel: false,
  resubmit: false,
  delete: false,
}

const document = (
  status: OpenedDocument['drf_status'],
  apv_receive: Receiver[],
  abilities: Partial<OpenedDocument['abilities']> = {},
): OpenedDocument => ({
  drf_id: 9,
  drf_type: 'GENERAL',
  drf_status: status,
  drf_serial: null,
  drf_title: '품의',
  drf_content: '',
  drf_values: {},
  drf_content_fits: true,
  is_draft: false,
  author: { user_id: AUTHOR, username: '기안자', position: '', team_name: null },
  submitted_by: null,
  submitted_at: '2026-11-20T00:00:00Z',
  decided_at: null,
  is_marked: false,
  reply_count: 0,
  apv_receive,
  apv_reference: [],
  apv_attach: [],
  acts_for: null,
  version: 1,
  cancel_drf_id: null,
  replaces_drf_id: null,
  replaced_by_drf_id: null,
  abilities: { ...NOTHING, ...abilities },
})

test('whose turn it is approves and denies', () => {
  const open = document('REQUESTED', [place(ME, { rcv_show: true })], { approve: true, deny: true })
  expect(actionsOf(open, ME)).toEqual([{ kind: 'approve', isAgreement: false }, { kind: 'deny' }])
})

test('before the turn both stand there with the name of whom they wait for', () => {
  const waiting = document('REQUESTED', [place(NEXT), place(ME, { rcv_order: 1, rcv_show: true })])
  const blocked = { reason: 'notYourTurn', name: '사람2' }
  expect(actionsOf(waiting, NEXT)).toEqual([
    { kind: 'approve', isAgreement: false, blocked },
    { kind: 'deny', blocked },
  ])
})

test('an approval is taken back by the server’s word, and says why once the next one acted', () => {
  const approved = place(ME, { rcv_show: true, rcv_processed: true, rcv_approved: true })
  expect(actionsOf(document('REQUESTED', [approved, place(NEXT)], { withdraw: true }), ME)).toEqual([
    { kind: 'withdraw' },
  ])
  expect(actionsOf(document('REQUESTED', [approved, place(NEXT)]), ME)).toEqual([
    { kind: 'withdraw', blocked: { reason: 'nextActed' } },
  ])
  expect(actionsOf(document('APPROVED', [approved]), ME)).toEqual([])
})

test('the author cancels what is open, and learns why an approved one stays', () => {
  expect(actionsOf(document('REQUESTED', [place(ME)], { cancel: true }), AUTHOR)).toEqual([
    { kind: 'cancel', isTakenBack: true },
  ])
  expect(actionsOf(document('APPROVED', [place(ME)]), AUTHOR)).toEqual([
    { kind: 'cancel', blocked: { reason: 'doneNotCancelable' } },
  ])
  expect(actionsOf(document('DENIED', [place(ME)]), AUTHOR)).toEqual([])
})

test('agreers agree, readers confirm, others see no buttons', () => {
  const agreer = place(ME, { rcv_type: 'AGREEER', rcv_show: true })
  expect(actionsOf(document('REQUESTED', [agreer], { approve: true, deny: true }), ME)[0]).toEqual({
    kind: 'approve',
    isAgreement: true,
  })
  const reader = place(ME, { rcv_type: 'CIRCULATOR', rcv_show: true })
  expect(actionsOf(document('INFORMED', [reader], { confirm: true }), ME)).toEqual([{ kind: 'confirm' }])
  expect(actionsOf(document('REQUESTED', [place(NEXT)]), 77)).toEqual([])
})
