import { expect, test } from 'vitest'
import { features } from '#contract/companies.ts'
import { featureGroups } from './feature-groups.ts'

test('every switch stands in one group', () => {
  const shown = Object.values(featureGroups).flat()
  expect(shown.toSorted()).toEqual([...features].toSorted())
})
