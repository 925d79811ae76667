import { expect, test } from 'vitest'
import type { FormField } from '../form-queries.ts'
import { isUntouched, missingAnswers } from './missing-answers.ts'

const field = (key: string, kind: FormField['kind'], is_required = true) =>
  ({ key, kind, label: key, is_required }) as FormField

const FIELDS = [
  field('what', 'TEXT'),
  field('when', 'PERIOD'),
  field('which', 'CHECKS'),
  field('items', 'TABLE'),
  field('proof', 'FILE'),
  field('who', 'FACT'),
  field('note', 'TEXT', false),
]

test('what must be answered and is not is named by its path, and only that', () => {
  const all = ['drf_title', ...['what', 'when', 'which', 'items', 'proof'].map((key) => `drf_values.${key}`)]
  const blank = { title: ' ', text: '', values: { what: ' ', when: null, which: [], items: [] } }
  expect(missingAnswers(FIELDS, blank, () => false)).toEqual(all)
  const period = { from: '2026-11-23', to: '2026-11-24' }
  const full = { what: 'a', when: period, which: ['x'], items: [{}], amount: 0 }
  expect(missingAnswers(FIELDS, { title: 'a', text: '', values: full }, (key) => key === 'proof')).toEqual([])
  expect(
    missingAnswers([field('amount', 'MONEY')], { title: 'a', text: '', values: full }, () => false),
  ).toEqual([])
})

test('what is written freely says something', () => {
  expect(missingAnswers(null, { title: 'a', text: '', values: {} }, () => false)).toEqual(['drf_content'])
  expect(missingAnswers(null, { title: 'a', text: '<p>b</p>', values: {} }, () => false)).toEqual([])
})

test.each(['<hr>', '<p>\u200b</p>', '<p>&nbsp;\u3164</p><hr>'])('%j is no text', (text) => {
  expect(missingAnswers(null, { title: 'a', text, values: {} }, () => false)).toEqual(['drf_content'])
})

test('a document is untouched as long as it says no more than its form begins with', () => {
  const begun = { title: '품의서', text: '<p>목적</p>' }
  const nothing = { ...begun, values: { what: '', which: [] }, places: null }
  expect(isUntouched(nothing, begun)).toBe(true)
  expect(isUntouched({ ...nothing, title: ' ', text: '<p></p>' }, begun)).toBe(true)
  for (const part of [{ title: 'a' }, { text: '<p>b</p>' }, { values: { what: 'c' } }, { places: [] }])
    expect(isUntouched({ ...nothing, ...part }, begun)).toBe(false)
})
