import { expect, test } from 'vitest'
import { mayOpen, settingsAreas } from './settings-areas.ts'

const open = (profile: { is_admin: boolean; is_admin_full: boolean }) =>
  settingsAreas.filter((area) => mayOpen({ ...profile, features: {} }, area))

test('full admins open everything, limited admins what concerns their people, others nothing', () => {
  expect(open({ is_admin: true, is_admin_full: true })).toEqual([...settingsAreas])
  const limited = open({ is_admin: true, is_admin_full: false })
  expect(limited).toEqual(expect.arrayContaining(['teams', 'admins', 'permissions']))
  for (const area of ['company', 'ranks', 'features'] as const) expect(limited).not.toContain(area)
  expect(open({ is_admin: false, is_admin_full: false })).toEqual([])
})
