import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from '#server/config.ts'
import { silentLog } from '#server/jobs/log.ts'
import { createOutside, memoryOutside } from './outside.ts'

const mail = { to: 'minji@example.com', subject: 's', text: 't', html: '<p>t</p>' }

test('without settings, mail and files go into the data folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outside-'))
  const outside = createOutside(readSettings({ DATA_DIR: dataDir }), silentLog)
  await outside.mail.sendMail(mail)
  const stored = await outside.files.put(Readable.from(['hello']), {
    companyId: 1,
    name: 'a.txt',
    maxBytes: 10,
  })
  expect(await outside.mail.mailbox?.listMails()).toHaveLength(1)
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2)
  expect(await readdir(join(dataDir, 'files', stored.key, '..'))).toHaveLength(1)
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  await outside.close()
  await rm(dataDir, { recursive: true })
})

test('SMTP_URL and FILES=s3 leave the data folder alone', async () => {
  const settings = readSettings({
    SMTP_URL: 'smtp://127.0.0.1:9',
    FILES: 's3',
    S3_BUCKET: 'b',
    DATA_DIR: '/nonexistent',
  })
  const outside = createOutside(settings, silentLog)
  expect(outside.mail.mailbox).toBeNull()
  await expect(outside.mail.sendMail(mail)).rejects.toThrow(/ECONNREFUSED/)
  await outside.close()
})

test('the twins for tests keep everything in memory', async () => {
  const outside = memoryOutside()
  await outside.mail.sendMail(mail)
  expect((await outside.mail.mailbox.listMails())[0]).toMatchObject(mail)
  const stored = await outside.files.put(Readable.from(['hello']), {
    companyId: 1,
    name: 'a.txt',
    maxBytes: 10,
  })
  expect((await buffer((await outside.files.get(stored.key)).stream)).toString()).toBe('hello')
})
