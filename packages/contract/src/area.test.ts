import { expect, test } from 'vitest'
import { area } from './area.ts'
import { idParams } from './fields.ts'

const things = area({
  area: 'office',
  ids: 'things',
  path: '/v1/things',
  feature: 'GATE',
  errors: ['FORBIDDEN'],
})

test('an endpoint says what is its own and gets the rest from its area', () => {
  expect(things({ id: 'list', method: 'GET', path: '/', summary: 'All of them' })).toEqual({
    id: 'things.list',
    area: 'office',
    method: 'GET',
    path: '/v1/things/',
    summary: 'All of them',
    audience: 'member',
    feature: 'GATE',
    success: [200],
    errors: ['FORBIDDEN'],
  })
})

test('one of a row has its id and may not find it', () => {
  const one = things({ id: 'drop', method: 'DELETE', path: '/{id}/', summary: '', errors: ['STILL_IN_USE'] })
  expect(one).toMatchObject({ params: idParams, errors: ['FORBIDDEN', 'NOT_FOUND', 'STILL_IN_USE'] })
  expect(one.success).toEqual([204, 200])
})

test('what it says itself counts', () => {
  const own = things({
    id: 'see',
    method: 'POST',
    path: '/see',
    summary: '',
    audience: 'public',
    success: [204],
    feature: 'MOOD',
  })
  expect([own.audience, own.success, own.feature]).toEqual(['public', [204], 'MOOD'])
})
