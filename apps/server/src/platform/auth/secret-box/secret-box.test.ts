import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSealed, SealError, SecretBox } from './secret-box.ts'

const [A, B] = ['a'.repeat(32), 'b'.repeat(40)]

test('what is sealed opens again, for its purpose only, and never twice the same', () => {
  const box = new SecretBox([A])
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (plain, one, two) => {
      const sealed = box.seal(plain, one)
      expect(isSealed(sealed)).toBe(true)
      expect(box.open(sealed, one)).toBe(plain)
      expect(box.seal(plain, one)).not.toBe(sealed)
      const elsewhere = `${one}${two}`
      expect(() => box.open(sealed, elsewhere)).toThrow(SealError)
    }),
  )
})

test('a changed value does not open', () => {
  const box = new SecretBox([A])
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'totp:1')
  fc.assert(
    fc.property(fc.integer({ min: 12, max: sealed.length - 2 }), (index) => {
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`
      expect(() => box.open(changed, 'totp:1')).toThrow(SealError)
    }),
  )
})

test('an older key still opens, the first one seals', () => {
  const old = new SecretBox([A]).seal('kept', 'x')
  const rotated = new SecretBox([B, A])
  expect(rotated.open(old, 'x')).toBe('kept')
  expect(old.startsWith(rotated.currentMark)).toBe(false)
  const fresh = rotated.seal('kept', 'x')
  expect(fresh.startsWith(rotated.currentMark)).toBe(true)
  expect(new SecretBox([B]).open(fresh, 'x')).toBe('kept')
  expect(() => new SecretBox([B]).open(old, 'x')).toThrow(SealError)
})

test('a token follows from another, the key and the purpose, and from nothing else', () => {
  const token = new SecretBox([A]).follow('before', 'x')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(new SecretBox([A, B]).follow('before', 'x')).toBe(token)
  const others = [
    new SecretBox([B, A]).follow('before', 'x'),
    new SecretBox([A]).follow('after', 'x'),
    new SecretBox([A]).follow('before', 'y'),
  ]
  expect(new Set([token, ...others]).size).toBe(4)
})

test.each(['', 'v1', 'v1..', 'v1.00000000.', 'JBSWY3DPEHPK3PXP', 'v2.a.b'])('%s is refused', (value) => {
  expect(() => new SecretBox([A]).open(value, 'x')).toThrow(SealError)
})
