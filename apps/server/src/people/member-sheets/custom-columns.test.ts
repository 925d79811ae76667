import { expect, test } from 'vitest'
import { customColumns } from './custom-columns.ts'
import { columnsToRead } from './import-columns.ts'

const field = (id: number, name: string) => ({ id, name, kind: 'TEXT' as const, options: [] })
const titles = (...names: string[]) =>
  customColumns(names.map((name, at) => field(at + 1, name))).map(({ title }) => title)

test('a clear name is the heading; one that reads like another has the number of its field', () => {
  expect(titles('차량 번호', '사번')).toEqual(['차량 번호', '사번'])
  expect(titles('차량 번호', '사번', '차량번호')).toEqual(['차량 번호 #1', '사번', '차량번호 #3'])
  expect(titles('MBTI', 'mbti')).toEqual(['MBTI #1', 'mbti #2'])
  expect(titles('전화 번호', 'Phone', '氏名', '오류', '***')).toEqual([
    '전화 번호 #1',
    'Phone #2',
    '氏名 #3',
    '오류 #4',
    '*** #5',
  ])
})

test('a heading with the number is known also when the name has become clear', () => {
  const [car] = columnsToRead('ko', customColumns([field(3, '차량 번호')])).slice(-1)
  expect(car!.titles).toEqual(['차량 번호', '차량 번호 #3'])
})

test('no name is the heading of another field, however it is chosen', () => {
  expect(titles('팀', '팀 #1')).toEqual(['팀 #1', '팀 #1 #2'])
})

test('the name that a company gives beats a guess of ours, and a guess stays one without it', () => {
  const titlesOf = (names: readonly string[]) => {
    const custom = customColumns(names.map((name, at) => field(at + 1, name)))
    return columnsToRead('ko', custom).filter(({ titles: known }) => known.includes('휴대폰'))
  }
  expect(titlesOf([]).map(({ key }) => key)).toEqual(['phone'])
  expect(titlesOf(['휴대폰']).map(({ key }) => key)).toEqual(['custom_1'])
})
