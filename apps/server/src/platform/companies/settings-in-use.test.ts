import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyChange } from '#contract/platform/companies/settings.ts'
import { changedColumns, type CompanyChange } from './change.wire.ts'
import type { CompanyRow } from './companies.wire.ts'

/** What shows the company itself: settings that are words, pictures or switches of parts. */
const SHOWN = new Set([
  'company_name',
  'address',
  'phone',
  'fax',
  'motto',
  'language',
  'timezone',
  'profile_field_flags',
])

// What the trail calls a setting is no going by it.
const sources = globSync('apps/server/src/**/*.ts')
  .filter((path) => !/\/companies\/|\/audit\/words\/|\.test\.ts$|rows\.gen\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** The columns of a setting, whatever its value is. */
function columnsOf(setting: string): string[] {
  const value = new Proxy({}, { get: (_, key) => (key === 'toJSON' ? undefined : 1) })
  return Object.keys(changedColumns({ [setting]: value } as CompanyChange, {} as CompanyRow))
}

// A name before a colon is a field of an answer, not a column that is read.
const isRead = (setting: string) =>
  columnsOf(setting).some((column) => new RegExp(`\\b${column}\\b(?!:)`).test(sources))

test('no setting is offered that nothing goes by', () => {
  const kept = Object.keys(companyChange.shape).filter(
    (name) => columnsOf(name).length > 0 && !SHOWN.has(name),
  )
  expect(kept.length).toBeGreaterThan(30)
  expect(kept.filter((name) => !isRead(name))).toEqual([])
})
