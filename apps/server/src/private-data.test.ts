import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '#test/scratch-folder.ts'
import { startEmbedded } from './db/embedded.ts'
import { keptMailer } from './outside/mail/kept-mailer.ts'
import { keepPrivate } from './private-data.ts'

let folder: string
let dataDir: string
const lines: string[] = []
const usual = process.umask()

beforeEach(() => {
  process.umask(0o022)
  folder = mkdtempSync(join(scratchFolder(), 'gyeol-private-'))
  chmodSync(folder, 0o711)
  dataDir = join(folder, 'data')
  lines.length = 0
})

afterEach(() => {
  process.umask(usual)
  rmSync(folder, { recursive: true, force: true })
})

const keep = () => keepPrivate(dataDir, (line) => lines.push(line))
const modeOf = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777

test('what is kept from now on is for its user alone', async () => {
  keep()
  const mail = keptMailer(join(dataDir, 'mail'), 'Gyeol <no-reply@gyeol.test>')
  await mail.sendMail({ to: 'a@gyeol.test', subject: 'code', text: '123456', html: '123456' })
  expect(modeOf()).toBe(0o700)
  expect(modeOf('mail')).toBe(0o700)
  const kept = readdirSync(join(dataDir, 'mail'))
  expect(kept.length).toBe(2)
  expect(kept.map((name) => modeOf('mail', name))).toEqual([0o600, 0o600])
})

test('what an earlier version left readable is mended', () => {
  mkdirSync(join(dataDir, 'files', '1', '2026'), { recursive: true })
  mkdirSync(join(dataDir, 'mail'))
  for (const path of ['files/1/2026/a', 'mail/a.eml', 'secret-key', 'postgres.log'])
    writeFileSync(join(dataDir, path), 'x')
  keep()
  for (const path of ['', 'files', 'files/1', 'files/1/2026', 'mail']) expect(modeOf(path)).toBe(0o700)
  for (const path of ['files/1/2026/a', 'mail/a.eml', 'secret-key', 'postgres.log'])
    expect(modeOf(path)).toBe(0o600)
  expect(lines).toEqual([])
})

test('a folder that holds other things, and what a link leads to, are left alone', () => {
  mkdirSync(join(dataDir, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'elsewhere'), 'x')
  symlinkSync(join(folder, 'elsewhere'), join(dataDir, 'mail', 'link'))
  writeFileSync(join(dataDir, 'notes.txt'), 'x')
  keep()
  expect(modeOf()).toBe(0o755)
  expect(modeOf('notes.txt')).toBe(0o644)
  expect(modeOf('mail')).toBe(0o700)
  expect(statSync(join(folder, 'elsewhere')).mode & 0o777).toBe(0o644)
})

test('the database still reaches its data, and nobody else may look in', async () => {
  for (let round = 0; round < 2; round += 1) {
    const server = await startEmbedded({ dataDir, throwaway: true, log: (line) => lines.push(line) })
    try {
      keep()
      expect(modeOf() & 0o067).toBe(0)
      expect(modeOf('postgres')).toBe(0o700)
      const client = new pg.Client({ connectionString: server.ownerUrl })
      await client.connect()
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
      await client.end()
    } finally {
      await server.stop()
    }
  }
})
