import { isWorkDay, MONDAY_TO_FRIDAY } from '#rules/calendar/work-days.ts'
import { insertRows } from '../insert-rows.ts'
import type { World } from '../world.ts'

const DAYS = 14
const MENUS = [
  '제육볶음\n된장찌개\n계란말이\n상추쌈',
  '닭볶음탕\n콩나물국\n감자조림\n과일 샐러드',
  '비빔밥\n유부장국\n약고추장\n식혜',
  '돈가스\n크림수프\n양배추 샐러드\n단무지',
  '고등어구이\n미역국\n시금치나물\n두부부침',
  '불고기 덮밥\n어묵탕\n깍두기\n요구르트',
  '칼국수\n만두\n겉절이\n귤',
]

/** The menu of the working days from this Monday on, for two weeks. */
export async function createMeals({ tx, companyId, today }: World): Promise<void> {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const days = Array.from({ length: DAYS }, (_, at) => monday.add({ days: at }))
  const rows = days
    .filter((day) => isWorkDay(day, { weekly: MONDAY_TO_FRIDAY }))
    .map((day, at) => ({ company_id: companyId, served_on: day.toString(), menu: MENUS[at % MENUS.length] }))
  await insertRows(tx, 'meals', rows)
}
