import { expect, test } from 'vitest'
import { withChosen } from './with-chosen.ts'

const usual = { in_app: true, push: true, mail: 'NOW' as const }
const shown = {
  topics: [
    { topic: 'APPROVAL_TURN' as const, ...usual, usual, is_own: false },
    { topic: 'HOLIDAYS' as const, ...usual, mail: 'NONE' as const, usual, is_own: true },
  ],
  digest_minute: 510,
  quiet: null as { from: number; to: number } | null,
  quiet_days_off: false,
}

test('what is chosen is shown, and null goes back to the usual', () => {
  const choice = { in_app: true, push: false, mail: 'DIGEST' as const }
  const after = withChosen(shown, {
    topics: [
      { topic: 'APPROVAL_TURN', choice },
      { topic: 'HOLIDAYS', choice: null },
    ],
  })
  expect(after.topics).toEqual([
    { topic: 'APPROVAL_TURN', ...choice, usual, is_own: true },
    { topic: 'HOLIDAYS', ...usual, usual, is_own: false },
  ])
  expect(withChosen(shown, {})).toEqual(shown)
})

test('times are taken over, and no quiet time is one too', () => {
  const quiet = { from: 1200, to: 480 }
  const after = withChosen(shown, { quiet, quiet_days_off: true, digest_minute: 0 })
  expect(after).toMatchObject({ quiet, quiet_days_off: true, digest_minute: 0 })
  expect(withChosen(after, { quiet: null }).quiet).toBeNull()
})
