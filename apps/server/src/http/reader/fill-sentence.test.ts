import { expect, test } from 'vitest'
import { fillSentence, plainSentence } from './fill-sentence.ts'

test.each([
  [1, '1 person has values in this field of 서울.'],
  [2, '2 people have values in this field of 서울.'],
  [0, '0 people have values in this field of 서울.'],
])('%i', (count, said) => {
  const values: Record<string, unknown> = { count, place: '서울' }
  const text = '{count|person has|people have} values in this field of {place}.{missing}'
  expect(fillSentence(text, (name) => values[name])).toBe(said)
})

test('who reads about a sentence reads it with several', () => {
  expect(plainSentence('{count|person has|people have} it on {day}.')).toBe(
    '{count} people have it on {day}.',
  )
})
