import { expect, test } from 'vitest'
import { withObjectParticle } from './object-particle.ts'

test('the particle fits the last syllable', () => {
  expect(withObjectParticle('11.30 (월) 연차')).toBe('11.30 (월) 연차를')
  expect(withObjectParticle('출장비 신청')).toBe('출장비 신청을')
  expect(withObjectParticle('오전 반차 · 12.07 (월)')).toBe('오전 반차 · 12.07 (월)을')
  expect(withObjectParticle('Trip 2')).toBe('Trip 2을(를)')
})
