import { expect, test } from 'vitest'
import { type Particle, withParticle } from './particle.ts'

test.each<[Particle, string, string]>([
  ['object', '11.30 (월) 연차', '11.30 (월) 연차를'],
  ['object', '출장비 신청', '출장비 신청을'],
  ['object', '오전 반차 · 12.07 (월)', '오전 반차 · 12.07 (월)을'],
  ['object', '회의실 2', '회의실 2를'],
  ['object', '회의실 3', '회의실 3을'],
  ['object', 'Trip A', 'Trip A을(를)'],
  ['subject', '0.5일', '0.5일이'],
  ['subject', '김현지', '김현지가'],
  ['topic', '3시간', '3시간은'],
  ['topic', '이서아', '이서아는'],
  ['and', '개발', '개발과'],
  ['and', '인사', '인사와'],
  ['toward', '중간관리자', '중간관리자로'],
  ['toward', '팀원', '팀원으로'],
  ['toward', '파트장실', '파트장실로'],
  ['toward', '회의실 7', '회의실 7로'],
  ['toward', '회의실 10', '회의실 10으로'],
  ['toward', 'HR', 'HR(으)로'],
])('the %s particle of %s: %s', (particle, text, told) => {
  expect(withParticle(text, particle)).toBe(told)
})
