import { expect, test } from 'vitest'
import { changedDays, menusOf, type Week, withPicture } from './changed-days.ts'

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

test('a picture is chosen, exchanged, and taken away where there is one', () => {
  const [monday, tuesday] = ['2026-11-23', '2026-11-24']
  const there = { ...week, days: [{ ...week.days[0]!, picture: '/picture' }, week.days[1]!] }
  const [one, other] = ['a', 'b'].map((name) => new File([name], `${name}.png`))
  expect(withPicture(there, {}, tuesday, one)).toEqual({ [tuesday]: one })
  expect(withPicture(there, { [tuesday]: one! }, tuesday, other)).toEqual({ [tuesday]: other })
  expect(withPicture(there, { [tuesday]: one! }, tuesday, null)).toEqual({})
  expect(withPicture(there, { [tuesday]: one! }, monday, null)).toEqual({ [monday]: null, [tuesday]: one })
  expect(withPicture(there, { [monday]: null }, monday, undefined)).toEqual({})
})
