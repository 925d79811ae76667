import { expect, test } from 'vitest'
import { intentOf, type KeyPress, KEYS } from './box-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test('every key of the help does what the help says', () => {
  for (const { keys, intent } of KEYS) {
    const shiftKey = keys.includes('Shift') || keys.includes('?')
    expect(intentOf(press(keys.at(-1)!, { shiftKey }), 'page')).toBe(intent)
  }
})

test('with the Korean input method on, the place of the key counts', () => {
  expect(intentOf(press('ㅓ', { code: 'KeyJ' }), 'page')).toBe('next')
  expect(intentOf(press('Process', { code: 'KeyA' }), 'page')).toBe('approve')
})

test('on a keyboard of another layout, the letter counts', () => {
  expect(intentOf(press('j', { code: 'KeyC' }), 'page')).toBe('next')
})

test('writing and dialogs keep their keys', () => {
  expect(intentOf(press('a'), 'text')).toBeUndefined()
  expect(intentOf(press('d'), 'dialog')).toBeUndefined()
  expect(intentOf(press('ㅁ', { code: 'KeyA', isComposing: true }), 'page')).toBeUndefined()
})

test('keys of the browser stay with the browser', () => {
  expect(intentOf(press('a', { ctrlKey: true }), 'page')).toBeUndefined()
  expect(intentOf(press('d', { metaKey: true }), 'page')).toBeUndefined()
  expect(intentOf(press('c', { altKey: true }), 'page')).toBeUndefined()
  expect(intentOf(press('D', { shiftKey: true }), 'page')).toBeUndefined()
})

test('Enter on a link or button is the link’s', () => {
  expect(intentOf(press('Enter'), 'control')).toBeUndefined()
  expect(intentOf(press('Enter'), 'page')).toBe('open')
  expect(intentOf(press('j'), 'control')).toBe('next')
})
