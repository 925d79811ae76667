import { expect, test } from 'vitest'
import { DiskFull, explainFailure } from './embedded-cluster.ts'
import { reasonOf } from './trouble.ts'

test.each([
  ['57P03', 'database_restarting'],
  ['57P01', 'database_restarting'],
  ['53100', 'disk_full'],
  ['ECONNREFUSED', 'database_not_reachable'],
  ['28P01', 'database_not_reachable'],
])('an error %s means %s', (code, reason) => {
  expect(reasonOf(Object.assign(new Error('with postgres://owner:secret@host'), { code }))).toBe(reason)
})

test('an error without a code is no answer', () => {
  expect(reasonOf(new Error('timeout exceeded when trying to connect'))).toBe('database_not_reachable')
  expect(reasonOf(undefined)).toBe('database_not_reachable')
})

test('a disk without room is told from other reasons', () => {
  const full = 'PANIC:  could not write to file "pg_wal/xlogtemp.31": No space left on device'
  expect(explainFailure(full, '/')).toBeInstanceOf(DiskFull)
  expect(explainFailure('FATAL:  could not load pg_hba.conf', '/')).not.toBeInstanceOf(DiskFull)
})
