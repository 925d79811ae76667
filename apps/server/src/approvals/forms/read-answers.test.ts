import { expect, test } from 'vitest'
import type { FormField } from '#rules/forms/form-field.ts'
import { answersTo } from './read-answers.ts'

const field = (over: Partial<FormField>): FormField =>
  ({ key: 'f1', kind: 'TEXT', label: '무엇', is_required: true, ...over }) as FormField

test('the same questions are read by what was made for them once, others by their own', () => {
  const first = answersTo([field({})])
  expect(answersTo([field({})])).toBe(first)
  const other = answersTo([field({ is_required: false })])
  expect(first.safeParse({ f1: '' }).success).toBe(false)
  expect(other.safeParse({ f1: '' }).data).toEqual({ f1: null })
})

test('what was asked for longest ago is forgotten', () => {
  const [old, used] = [answersTo([field({ label: '옛' })]), answersTo([field({ label: '쓰는' })])]
  for (let at = 0; at < 600; at += 1) {
    answersTo([field({ label: `${at}` })])
    answersTo([field({ label: '쓰는' })])
  }
  expect(answersTo([field({ label: '쓰는' })])).toBe(used)
  expect(answersTo([field({ label: '옛' })])).not.toBe(old)
})
