import { expect, test } from 'vitest'
import { addYoungerFeatures } from './younger-features.ts'

test('a browser without Map.groupBy groups as the others do', () => {
  const native = Map.groupBy
  const items = ['가나', '나', '가']
  const wanted = native(items, (item) => item[0])
  Reflect.deleteProperty(Map, 'groupBy')
  try {
    expect(() => Map.groupBy(items, (item) => item)).toThrow(TypeError)
    addYoungerFeatures()
    expect(Map.groupBy).not.toBe(native)
    expect([...Map.groupBy(items, (item) => item[0])]).toEqual([...wanted])
  } finally {
    Object.defineProperty(Map, 'groupBy', { value: native, configurable: true, writable: true })
  }
})
