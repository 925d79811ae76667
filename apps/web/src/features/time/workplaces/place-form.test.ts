import { expect, test } from 'vitest'
import { isDegrees, isRadius, placeBody, placeForm, typedPosition } from './place-form.ts'

test('a position pasted into either field fills both, anything else only its own', () => {
  const both = { loc_lat: '37.4979', loc_lon: '127.0276' }
  expect(typedPosition('loc_lat', '37.4979, 127.0276')).toEqual(both)
  expect(typedPosition('loc_lon', '(37.4979 127.0276)')).toEqual(both)
  expect(typedPosition('loc_lat', '37.49')).toEqual({ loc_lat: '37.49' })
  expect(typedPosition('loc_lon', '127,')).toEqual({ loc_lon: '127,' })
  // No such place on earth: nothing is split, so that what was pasted can be mended.
  expect(typedPosition('loc_lat', '127.0276, 37.4979')).toEqual({ loc_lat: '127.0276, 37.4979' })
})

test.each([
  ['37.4979', 90, true],
  [' -90 ', 90, true],
  ['90.01', 90, false],
  ['180', 180, true],
  ['', 90, false],
  ['1e1', 90, false],
  ['37,5', 90, false],
])('"%s" up to %d: %s', (text, most, wanted) => {
  expect(isDegrees(text, most)).toBe(wanted)
})

test.each([
  [10, true],
  [5000, true],
  [9, false],
  [5001, false],
  [10.5, false],
  ['', false],
])('a radius of %s: %s', (radius, wanted) => {
  expect(isRadius(radius)).toBe(wanted)
})

test('a place goes through the form unchanged', () => {
  const place = {
    com_loc_id: 3,
    loc_name: '본사',
    loc_lat: 37.5663,
    loc_lon: 126.9779,
    radius: 150,
    branch_id: 7,
    branch_name: '본사',
    abilities: { update: true, delete: true },
  }
  const { com_loc_id: _id, branch_name: _name, abilities: _abilities, ...body } = place
  expect(placeBody(placeForm(place))).toEqual(body)
  expect(placeForm(undefined)).toMatchObject({ loc_lat: '', radius: 100, branch_id: null })
})
