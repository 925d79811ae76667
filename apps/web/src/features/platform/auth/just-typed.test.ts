import { expect, test } from 'vitest'
import { rememberTyped, takeTyped } from './just-typed.ts'

test('what was typed is given out once, and for its own address alone', () => {
  const typed = { email: 'kim@haru.test', password: 'maple-harbor-42' }
  rememberTyped(typed)
  expect(takeTyped('kim@haru.test')).toEqual(typed)
  expect(takeTyped('kim@haru.test')).toBeNull()
  rememberTyped(typed)
  expect(takeTyped('lee@haru.test')).toBeNull()
  expect(takeTyped('kim@haru.test')).toBeNull()
})
