import { expect, test } from 'vitest'
import { fitText, textWidth } from './fit-text.ts'

test.each([
  ['개발본부', 10, '개발본부'],
  ['글로벌사업전략기획본부', 6, '글로벌사업…'],
  ['', 3, ''],
  ['Engineering', 4, 'Engin…'],
  ['가 나다라마바사', 2.3, '가…'],
  ['🙂🙂🙂🙂', 3, '🙂🙂…'],
])('%j in %d', (text, room, expected) => {
  expect(fitText(text, room)).toBe(expected)
  expect(textWidth(fitText(text, room))).toBeLessThanOrEqual(room)
})
