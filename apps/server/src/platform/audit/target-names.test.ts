import { expect, test } from 'vitest'
import { registerTargetNames, withTargetNames } from './target-names.ts'

test('only things without a name are asked for, each once', async () => {
  const asked: (readonly number[])[] = []
  registerTargetNames('thing', async (_, ids) => {
    asked.push(ids)
    return new Map(ids.map((id) => [id, `now ${id}`]))
  })
  const event = (target_kind: string, target_id: number | null, target_name: string | null = null) =>
    ({ target_kind, target_id, target_name }) as never
  const told = async (...rows: never[]) =>
    (await withTargetNames({} as never, rows)).map(({ target_name }) => target_name)
  expect(await told(event('thing', 1, 'then'), event('thing', null))).toEqual(['then', null])
  expect(asked).toEqual([])
  expect(await told(event('thing', 1, 'then'), event('thing', 2), event('thing', 2))).toEqual([
    'then',
    'now 2',
    'now 2',
  ])
  expect(asked).toEqual([[2]])
})
