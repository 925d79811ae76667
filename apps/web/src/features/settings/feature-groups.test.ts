import { expect, test } from 'vitest'
import { features } from '#contract/companies.ts'
import { texts } from '../../text/ko.ts'
import { featureGroups } from './feature-groups.ts'

const shown = Object.values(featureGroups).flat()

test('every switch is one of the contract and stands in one group', () => {
  expect(shown.filter((feature) => !features.includes(feature))).toEqual([])
  expect(new Set(shown).size).toBe(shown.length)
})

test('every group and switch has its words', () => {
  const { group, item } = texts.settings.features
  for (const name of Object.keys(featureGroups)) expect(group).toHaveProperty(name)
  for (const feature of shown) expect(item[feature].text).not.toBe('')
})
