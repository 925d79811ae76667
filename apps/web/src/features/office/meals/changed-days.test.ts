import { expect, test } from 'vitest'
import { changedDays, menusOf, type Week } from './changed-days.ts'

const week: Week = {
  start_date: '2026-11-23',
  days: [
    { date: '2026-11-23', menu: '국수', picture: null },
    { date: '2026-11-24', menu: '', picture: null },
  ],
  abilities: { edit: true },
}

test('only what is another than it was is sent, blanks at the ends apart', () => {
  expect(changedDays(week, menusOf(week))).toEqual([])
  expect(changedDays(week, { '2026-11-23': ' 국수\n', '2026-11-24': '비빔밥 ' })).toEqual([
    { date: '2026-11-24', menu: '비빔밥' },
  ])
  expect(changedDays(week, { ...menusOf(week), '2026-11-23': ' ' })).toEqual([
    { date: '2026-11-23', menu: '' },
  ])
})
