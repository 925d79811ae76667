import { expect, test } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { type TemplateColumn, writeTemplate } from './write-template.ts'

async function sheetsOf(columns: readonly TemplateColumn[]) {
  const content = { sheetName: '서식', sample: {}, optionsName: '선택지', notesName: '방법', notes: ['하나'] }
  return (await readXlsx(await writeTemplate({ ...content, columns }))).sheets
}

test('a list is offered in the very column, also behind Z, and its options stand in the very column of theirs', async () => {
  const columns = Array.from({ length: 54 }, (_, at): TemplateColumn => {
    const options = at === 25 || at === 26 || at === 53 ? [`${at}번`, '나'] : []
    return { key: `k${at}`, title: `열 ${at}`, type: 'text', options }
  })
  const [sheet, options] = await sheetsOf(columns)
  expect(sheet!.dataValidations!.map(({ range, formula1 }) => `${range} ${formula1}`)).toEqual([
    "Z2:Z2000 '선택지'!$A$2:$A$3",
    "AA2:AA2000 '선택지'!$B$2:$B$3",
    "BB2:BB2000 '선택지'!$C$2:$C$3",
  ])
  expect(options!.rows[1]).toEqual(['25번', '26번', '53번'])
})

test('where several can be chosen none is offered, and without options there is no sheet of them', async () => {
  const several = { key: 'a', title: '언어', type: 'text' as const, options: ['영어'], takesSeveral: true }
  const [sheet, options] = await sheetsOf([several])
  expect([sheet!.dataValidations ?? [], options!.name]).toEqual([[], '선택지'])
  const plain = await sheetsOf([{ key: 'a', title: '이름', type: 'text' }])
  expect(plain.map(({ name }) => name)).toEqual(['서식', '방법'])
})
