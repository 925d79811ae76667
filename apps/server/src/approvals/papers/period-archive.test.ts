import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as attachments from '#contract/approvals/documents/attachments.ts'
import * as contract from '#contract/approvals/papers/papers.ts'
import { heavyWork } from '#server/outside/heavy-work.ts'
import { ZipReader } from '#server/outside/spreadsheet/unzip-for-tests.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { scratchFolder } from '#test/scratch-folder.ts'
import { fetchFile, sendFile } from '#test/sheets.ts'

// Threads that draw give way to everything else on the machine.
const LONG = 120_000

// Its own: what others put aside at the same time lies elsewhere.
const folder = mkdtempSync(join(scratchFolder(), 'gyeol-archive-'))
let at: TestApp

beforeAll(async () => {
  at = await startTestApp({ DATA_DIR: folder })
})
afterAll(async () => {
  await at.stop()
  rmSync(folder, { recursive: true, force: true })
})

const asker = (companyId: number, accountId: number) => ({ companyId, actor: { accountId } })
const content = (text: string) => Buffer.from(text)

async function attach(client: Client, document: number, name: string, text: string) {
  const path = attachments.addAttachment.path.replace('{id}', String(document))
  const endpoint = { ...attachments.addAttachment, path }
  const sent = await sendFile(at, client, endpoint as never, {
    name,
    type: 'text/plain',
    content: content(text),
    field: 'file',
  })
  expect(sent.status).toBe(201)
}

/** What was drawn is put aside in a file until the archive is sent. */
async function nothingPutAside(): Promise<void> {
  const incoming = join(folder, 'incoming')
  await vi.waitFor(() => expect(readdirSync(incoming)).toEqual([]), { timeout: LONG })
}

test(
  'the archive of a period has the files of each document beside it, and says which are lost',
  async () => {
    at.travelTo('2026-11-23T09:00')
    const company = await makeCompany(at)
    const author = await makeMember(at, { company, name: '기안자' })
    const asAuthor = await at.as(author)
    const admin = await at.as(await makeAdmin(at, { company }))
    const first = await makeDocument(at, author, { title: '가 품의' })
    await makeDocument(at, author, { title: '나 품의' })
    await attach(asAuthor, first, '견적.txt', '첫째')
    await attach(asAuthor, first, '견적.txt', '둘째')
    const { content: zip, status } = await fetchFile(at, admin, contract.downloadPeriod.path)
    expect(status).toBe(200)
    const entries = new ZipReader(zip).entries()
    const names = [...entries.keys()].map((name) => name.replace(/^T-\S+ /, ''))
    expect(names).toEqual(['가 품의.pdf', '가 품의/견적.txt', '가 품의/견적 (2).txt', '나 품의.pdf'])
    const texts = [...entries].filter(([name]) => name.endsWith('.txt')).map(([, bytes]) => bytes.toString())
    expect(texts).toEqual(['첫째', '둘째'])

    const { rows } = await at.owner.query<{ storage_key: string }>(
      'select storage_key from files where company_id = $1 order by id',
      [company.companyId],
    )
    await at.app.files.remove(rows[1]!.storage_key)
    const again = new ZipReader((await fetchFile(at, admin, contract.downloadPeriod.path)).content).entries()
    const lost = [...again].find(([name]) => name.endsWith('견적 (2).txt.txt'))
    expect(lost![1].toString()).toBe('파일이 저장소에 없습니다.')
    const big = 'update document_attachments set size_bytes = 2000000000 where company_id = $1'
    await at.owner.query(big, [company.companyId])
    const refused = await fetchFile(at, admin, contract.downloadPeriod.path)
    expect(JSON.parse(refused.content.toString()).error_code).toBe('PAPERS_TOO_LARGE')
  },
  LONG,
)

test.each([
  ['another company', () => asker(-1, -1)],
  ['a colleague', (companyId: number) => asker(companyId, -1)],
])(
  '%s need not wait until an archive is drawn',
  async (_who, askerOf) => {
    at.travelTo('2026-11-23T09:00')
    const company = await makeCompany(at)
    const author = await makeMember(at, { company })
    const boss = await makeAdmin(at, { company })
    const admin = await at.as(boss)
    for (let made = 0; made < 2; made += 1) await makeDocument(at, author)
    const drawing = () => heavyWork.placesOf(asker(company.companyId, boss.accountId))
    const [noTurnIsFree, other] = [Promise.withResolvers<void>(), (id: number) => asker(-id, -id)]
    const busy = Array.from({ length: heavyWork.atOnce }, (_, id) =>
      heavyWork.take(other(id + 2), () => noTurnIsFree.promise),
    )
    const archive = fetchFile(at, admin, contract.downloadPeriod.path)
    await vi.waitFor(() => expect(drawing()).toMatchObject([{ place: 1 }]), { timeout: LONG, interval: 5 })
    const small = heavyWork.take(askerOf(company.companyId), async () => drawing())
    noTurnIsFree.resolve()
    expect(await small).toMatchObject([{ place: 0 }])
    expect((await archive).status).toBe(200)
    await Promise.all(busy)
    await nothingPutAside()
  },
  LONG,
)

test(
  'who breaks the archive of a period off ends the work on the server',
  async () => {
    at.travelTo('2026-11-23T09:00')
    const company = await makeCompany(at)
    const author = await makeMember(at, { company })
    const boss = await makeAdmin(at, { company })
    const admin = await at.as(boss)
    // Three times as many as are drawn at once.
    for (let made = 0; made < 75; made += 1) await makeDocument(at, author)
    const { http } = at.app
    const address = await http.listen({ port: 0, host: '127.0.0.1' })
    const asked = new Promise<IncomingMessage>((resolve) => http.server.once('request', resolve))
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const stop = new AbortController()
    const answer = fetch(address + contract.downloadPeriod.path, { headers: { cookie }, signal: stop.signal })
    const { socket } = await asked
    await vi.waitFor(
      () => expect(heavyWork.placesOf(asker(company.companyId, boss.accountId))).toHaveLength(1),
      { timeout: LONG, interval: 5 },
    )
    stop.abort()
    await expect(answer).rejects.toThrow('aborted')
    await vi.waitFor(() => expect(socket.destroyed).toBe(true), { timeout: LONG })
    const done = new Set<number | null>()
    await vi.waitFor(
      () => {
        const places = heavyWork.placesOf(asker(company.companyId, boss.accountId))
        for (const place of places) done.add(place.done)
        expect(places).toEqual([])
      },
      { timeout: LONG, interval: 5 },
    )
    // What was being drawn is drawn to its end; nothing more is.
    expect(Math.max(0, ...[...done].map(Number))).toBeLessThan(66)
    await nothingPutAside()
  },
  LONG,
)
