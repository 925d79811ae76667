import { expect, test } from 'vitest'
import { inOrder, joined, parted, partsOf, withKind, withoutPart, withPart } from './line-model.ts'

test('a line is its parts', () => {
  expect(partsOf('TL0/AG-T5+IC3/NT-U7')).toEqual([
    { text: 'TL0', kind: '', targets: ['TEAM_LEADER'] },
    { text: 'AG-T5+IC3', kind: 'AG', targets: ['T5', 'IC3'] },
    { text: 'NT-U7', kind: 'NT', targets: ['U7'] },
  ])
  expect(partsOf('')).toEqual([])
})

test('parts are added in their place, and readers never stand before those who decide', () => {
  expect(withPart('TEAM_LEADER/CR-M7', 'NT', 'U1').line).toBe('TEAM_LEADER/NT-U1/CR-M7')
  expect(withPart('TEAM_LEADER', '', 'M7')).toEqual({ line: 'TEAM_LEADER', problem: 'invalid' })
  const [leader, reader] = partsOf('TEAM_LEADER/NT-U1')
  expect(inOrder([reader!, leader!])).toBe('TEAM_LEADER/NT-U1')
  expect(withoutPart('TL1/U2', 'TL1').line).toBe('U2')
  expect(withKind('TEAM_LEADER/U2/AG-U3', 'U2', 'NT').line).toBe('TEAM_LEADER/AG-U3/NT-U2')
  expect(withKind('TEAM_LEADER/NT-M2', 'NT-M2', 'AG').problem).toBe('invalid')
})

test('those of one kind act together, and apart again', () => {
  expect(joined('TEAM_LEADER/AG-T5/AG-T9', 2).line).toBe('TEAM_LEADER/AG-T5+T9')
  expect(joined('TEAM_LEADER/AG-T5', 1).problem).toBe('parallel')
  expect(joined('TEAM_LEADER/TOP_LEADER', 1).problem).toBe('parallel')
  expect(parted('TEAM_LEADER/AG-T5+T9', 1).line).toBe('TEAM_LEADER/AG-T5/AG-T9')
})

test('a line of 279 characters takes one more part, one of 280 or 281 takes none, and says so', () => {
  const ofLength = (n: number) => `${'U1234/'.repeat(45)}U${'1'.repeat(n - 271)}`
  expect([279, 280, 281].map((n) => ofLength(n).length)).toEqual([279, 280, 281])
  expect(withPart(ofLength(279), '', 'U7')).toEqual({ line: `${ofLength(279)}/U7` })
  for (const n of [280, 281])
    expect(withPart(ofLength(n), '', 'U7')).toEqual({ line: ofLength(n), problem: 'full' })
})

test('nor is it changed so that it is longer than it may be', () => {
  const parts = Array.from({ length: 50 }, (_, at) => `U${1000 + at}`)
  const [line, joint] = [
    `${parts.join('/')}`,
    `AG-${parts.slice(0, 2).join('+')}/${parts.slice(2).join('/')}`,
  ]
  expect(line.length).toBe(299)
  expect(withKind(line, 'U1000', 'AG')).toEqual({ line, problem: 'long' })
  expect(parted(joint.slice(0, -1), 0).problem).toBe('long')
})

test('a full line takes nothing more', () => {
  const full = Array.from({ length: 60 }, (_, at) => `U${1000 + at}`)
    .join('/')
    .slice(0, 280)
  expect(withPart(full, '', 'U7')).toEqual({ line: full, problem: 'full' })
})
