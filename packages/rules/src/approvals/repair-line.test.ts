import { expect, test } from 'vitest'
import { repairSavedLine } from './repair-line.ts'

const saved = (line: string, ...variants: string[]) => ({
  line,
  variants: variants.map((one) => ({ when: { fact: 'DAYS' as const, atLeast: 3 }, line: one })),
})

test('somebody takes the place in the line and in each of its variants, once', () => {
  expect(repairSavedLine(saved('U5/AG-U5+U7/NT-U5', 'TL1/U5/U9'), 'U5', 'U9')).toEqual({
    ok: true,
    saved: saved('U9/AG-U9+U7/NT-U9', 'TL1/U9'),
  })
  // U51 is somebody else.
  expect(repairSavedLine(saved('U51/U5'), 'U5', 'U9')).toEqual({ ok: true, saved: saved('U51/U9') })
  expect(repairSavedLine(saved('TEAM_LEADER/NT-M4'), 'M4', 'U9')).toEqual({
    ok: true,
    saved: saved('TEAM_LEADER/NT-U9'),
  })
})

test('nothing is left that decides nowhere or is too long', () => {
  expect(repairSavedLine(saved('U5/NT-U7'), 'U5', null)).toEqual({ ok: false, reason: 'NO_DECIDER' })
  expect(repairSavedLine(saved('U7', 'U5'), 'U5', null)).toEqual({ ok: false, reason: 'NO_DECIDER' })
  // A part holds 19 characters.
  const parallel = saved('AG-U11111111+U2+U33')
  expect(repairSavedLine(parallel, 'U2', 'U4444444444')).toEqual({ ok: false, reason: 'TOO_LONG' })
  const long = saved([...Array.from({ length: 58 }, (_, at) => `TL${at + 10}`), 'U1'].join('/'))
  expect(long.line.length).toBe(292)
  expect(repairSavedLine(long, 'U1', 'U1234567890')).toEqual({ ok: false, reason: 'TOO_LONG' })
})
