import { expect, test } from 'vitest'
import { features } from '#contract/companies/features.ts'
import { texts } from '../../text/ko.ts'
import { comingFeatures, featureGroups } from './feature-groups.ts'

const shown = Object.values(featureGroups).flat()

test('every switch of the contract stands in one group', () => {
  expect(shown.toSorted()).toEqual([...features].toSorted())
})

test('every group and switch has its words, also what happens when it is switched off', () => {
  const { group, item } = texts.settings.features
  for (const name of Object.keys(featureGroups)) expect(group).toHaveProperty(name)
  for (const feature of shown) for (const text of Object.values(item[feature])) expect(text).not.toBe('')
})

test('what is said to be coming is a part of the contract', () => {
  expect(comingFeatures.filter((feature) => !features.includes(feature))).toEqual([])
})
