import { expect, test } from 'vitest'
import { endsBeforeItBegins } from './absence-form.ts'

test('an absence may last one day or be open, but not end before it begins', () => {
  expect(endsBeforeItBegins({ from: '2026-11-23', until: '2026-11-20' })).toBe(true)
  expect(endsBeforeItBegins({ from: '2026-11-23', until: '2026-11-23' })).toBe(false)
  expect(endsBeforeItBegins({ from: '2026-11-23', until: null })).toBe(false)
  expect(endsBeforeItBegins({ from: null, until: '2026-11-20' })).toBe(false)
})
