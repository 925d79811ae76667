import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings, SettingError } from '#server/config.ts'
import { openSecretBox } from './open-secret-box.ts'

const KEY = 'k'.repeat(32)
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gyeol-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = (env: Record<string, string> = {}) => openSecretBox(readSettings({ DATA_DIR: dataDir, ...env }))
const file = () => join(dataDir, 'secret-key')

test('beside the embedded database a key is made once, for its user only', async () => {
  const first = await open()
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readFileSync(file(), 'utf8').trim().length).toBeGreaterThanOrEqual(43)
  const sealed = first.seal('kept', 'x')
  chmodSync(file(), 0o644)
  expect((await open()).open(sealed, 'x')).toBe('kept')
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('moving from the file to the setting loses nothing', async () => {
  const sealed = (await open()).seal('kept', 'x')
  const moved = await open({ SECRET_KEY: KEY })
  expect(moved.open(sealed, 'x')).toBe('kept')
  expect(moved.seal('kept', 'x').startsWith((await open()).currentMark)).toBe(false)
})

test('an old key of the settings opens what it sealed', async () => {
  const sealed = (await open({ SECRET_KEY: KEY })).seal('kept', 'x')
  const rotated = await open({ SECRET_KEY: 'n'.repeat(32), SECRET_KEY_OLD: `${'o'.repeat(32)}, ${KEY}` })
  expect(rotated.open(sealed, 'x')).toBe('kept')
})

test('several servers have to be told the key', async () => {
  const env = { DATABASE_URL: 'postgres://x@localhost/y' }
  await expect(open(env)).rejects.toThrow(SettingError)
  await expect(open(env)).rejects.toThrow('SECRET_KEY must be set')
  await expect(open({ ...env, SECRET_KEY: KEY })).resolves.toBeDefined()
})

test('a short or damaged key is one sentence that does not repeat it', async () => {
  expect(() => readSettings({ SECRET_KEY: 'too-short' })).toThrow(/^SECRET_KEY is too short(?!.*too-short$)/)
  expect(() => readSettings({ SECRET_KEY_OLD: 'tiny' })).toThrow('SECRET_KEY_OLD')
  writeFileSync(file(), 'half\n')
  await expect(open()).rejects.toThrow('is damaged')
})
