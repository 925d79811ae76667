import { expect, test } from 'vitest'
import { featureSwitches } from '#contract/platform/companies/features.ts'
import { featureGroups, shownFeatures as shown } from './feature-groups.ts'
import { features as texts } from './text/features.ko.ts'

type Carrier = { path?: string; feature?: string | readonly string[] }
const modules = import.meta.glob<Record<string, Carrier>>('../../../../../../packages/contract/src/**/*.ts', {
  eager: true,
})
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter((one) => one?.path))
const carried = new Set(endpoints.flatMap(({ feature }) => feature ?? []))

test('a switch is shown exactly when endpoints of the contract stand behind it, and once', () => {
  expect(endpoints.length).toBeGreaterThan(200)
  expect(shown.toSorted()).toEqual([...carried].toSorted())
  expect(featureSwitches).toEqual(expect.arrayContaining([...shown]))
})

test('every group and switch has its words, also what happens when it is switched off', () => {
  const { group, item } = texts
  for (const name of Object.keys(featureGroups)) expect(group).toHaveProperty(name)
  for (const feature of shown) for (const text of Object.values(item[feature])) expect(text).not.toBe('')
})
