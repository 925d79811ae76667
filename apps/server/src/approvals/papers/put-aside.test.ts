import { existsSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#test/scratch-folder.ts'
import { PutAside } from './put-aside.ts'

test('what is put aside is read piece by piece in any order, and gone once it is removed', async () => {
  const path = join(scratchFolder(), `gyeol-aside-${randomUUID()}`)
  const aside = new PutAside(path)
  const pieces = []
  for (const text of ['가나', 'b', '다'.repeat(100_000)]) pieces.push(await aside.add(Buffer.from(text)))
  const texts = await Promise.all(
    pieces.toReversed().map(async (piece) => (await buffer(aside.read(piece))).toString()),
  )
  expect(texts).toEqual(['다'.repeat(100_000), 'b', '가나'])
  await aside.remove()
  expect(existsSync(path)).toBe(false)
  await aside.remove()
})

test('what nobody begins to read is not opened: whoever stops taking an archive leaves no file open', async () => {
  const aside = new PutAside(join(scratchFolder(), `gyeol-aside-${randomUUID()}`))
  const unread = aside.read(await aside.add(Buffer.from('가나')))
  await aside.remove()
  await expect(buffer(unread)).rejects.toThrow('ENOENT')
})
