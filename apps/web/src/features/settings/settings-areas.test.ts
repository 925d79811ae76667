import { expect, test } from 'vitest'
import { mayOpen, settingsAreas } from './settings-areas.ts'

const open = (profile: { is_admin: boolean; is_admin_full: boolean }) =>
  settingsAreas.filter((area) => mayOpen(profile, area))

test('full admins open everything, limited admins the teams, others nothing', () => {
  expect(open({ is_admin: true, is_admin_full: true })).toEqual([...settingsAreas])
  expect(open({ is_admin: true, is_admin_full: false })).toEqual(['teams'])
  expect(open({ is_admin: false, is_admin_full: false })).toEqual([])
})
