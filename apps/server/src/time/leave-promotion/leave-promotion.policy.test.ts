import { expect, test } from 'vitest'
import type { Actor } from '../../http/context.ts'
import { mayRefuseWork } from './leave-promotion.policy.ts'

test('nobody refuses the own work in the name of the company', () => {
  const ctx = {
    now: Temporal.Instant.from('2026-10-12T01:00:00Z'),
    actor: {
      memberId: 1,
      isFullAdmin: true,
      roles: [],
      timezone: 'Asia/Seoul',
      dayChangeMinute: 240,
    } as unknown as Actor,
  }
  const day = { planned_on: '2026-10-12', planned_type: 'FULL', refused_at: null, isUsed: false }
  const of = (member_id: number) =>
    mayRefuseWork(ctx, { ...day, member_id } as Parameters<typeof mayRefuseWork>[1])
  expect([of(1), of(2)]).toEqual([false, true])
})
