import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachments from '#contract/approvals/documents/attachments.ts'
import * as contract from '#contract/approvals/papers/papers.ts'
import { documentHistory } from '#contract/approvals/proofs/proofs.ts'
import { ZipReader } from '#server/outside/spreadsheet/unzip-for-tests.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { pagesOf, picturesOf } from '#test/read-pdf.ts'
import { readQr } from '#test/read-qr.ts'
import { fetchFile, sendFile } from '#test/sheets.ts'
import { planPictures, withPictures } from './add-pictures.ts'
import type { Paper } from './paper.ts'

// Threads that draw give way to everything else on the machine.
const LONG = 120_000

let at: TestApp
let author: TestMember
let asAuthor: Client
let id: number

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  author = await makeMember(at, { company: await makeCompany(at), name: '기안자' })
  asAuthor = await at.as(author)
  id = await makeDocument(at, author, { title: '견적 품의' })
})
afterAll(() => at.stop())

const pdfOf = async () =>
  (await fetchFile(at, asAuthor, `${contract.downloadDocuments.path}?ids=${id}`)).content

async function attach(name: string, type: string, content: Buffer, document = id) {
  const path = attachments.addAttachment.path.replace('{id}', String(document))
  const endpoint = { ...attachments.addAttachment, path }
  const sent = await sendFile(at, asAuthor, endpoint as never, { name, type, content, field: 'file' })
  expect(sent.status).toBe(201)
}

const picture = (width: number, height: number, format: 'png' | 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#0e6870' } })
    .toFormat(format)
    .toBuffer()

test(
  'the code on a printed document says where to check it, and up to which act',
  async () => {
    const { body } = await asAuthor.call(documentHistory, { params: { id } })
    const hash = body.entries.findLast((entry) => entry.hash)?.hash
    const boxes = pagesOf(await pdfOf()).flatMap((page) =>
      [...page.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) \3 re\s+\/DeviceRGB cs\s+0 0 0 scn/g)].map(
        ([, x, y, size]) => ({
          x: Number(x),
          y: Number(y),
          size: Number(size),
        }),
      ),
    )
    const address = new URL(readQr(boxes))
    expect(address.pathname).toBe(`/main/approval/${id}`)
    expect(address.searchParams.get('proof')).toBe(hash ? `sha-${hash.slice(0, 16)}` : null)
  },
  LONG,
)

test(
  'pictures of a document are drawn behind it, scaled to a sheet; other files and broken pictures are named',
  async () => {
    expect(picturesOf(await pdfOf())).toEqual([])
    await attach('현장 사진.jpg', 'image/jpeg', await picture(4000, 3000, 'jpeg'))
    const clear = sharp({ create: { width: 300, height: 600, channels: 4, background: '#0e687040' } })
    await attach('도면.png', 'image/png', await clear.png().toBuffer())
    await attach('견적.txt', 'text/plain', Buffer.from('견적'))
    const torn = await picture(800, 800, 'jpeg')
    await attach('깨진 사진.jpg', 'image/jpeg', torn.subarray(0, torn.length / 2))
    const pdf = await pdfOf()
    expect(picturesOf(pdf)).toEqual([
      { width: 1300, height: 975 },
      { width: 300, height: 600 },
    ])
    // As jpeg whatever they were: a png takes a hundred times as long.
    expect(pdf.toString('latin1').split('/DCTDecode')).toHaveLength(3)
  },
  LONG,
)

test(
  'documents with pictures and without stay in the order in which they were asked for',
  async () => {
    const ids: number[] = []
    for (const title of ['가', '나', '다', '라']) ids.push(await makeDocument(at, author, { title }))
    await attach('사진.jpg', 'image/jpeg', await picture(20, 20, 'jpeg'), ids[0])
    await attach('사진.jpg', 'image/jpeg', await picture(30, 30, 'jpeg'), ids[2])
    const path = `${contract.downloadDocuments.path}?ids=${ids.join()}`
    const entries = [...new ZipReader((await fetchFile(at, asAuthor, path)).content).entries()]
    expect(entries.map(([name, pdf]) => [name.at(-5), picturesOf(pdf).map(({ width }) => width)])).toEqual([
      ['가', [20]],
      ['나', []],
      ['다', [30]],
      ['라', []],
    ])
  },
  LONG,
)

test('pictures beyond what one print holds are named on the paper of their document', async () => {
  const document = await makeDocument(at, author)
  for (const name of ['하나.jpg', '둘.jpg', '셋.jpg'])
    await attach(name, 'image/jpeg', await picture(20, 20, 'jpeg'), document)
  await attach('견적.txt', 'text/plain', Buffer.from('견적'), document)
  const { rows: files } = await at.owner.query<Paper['files'][number]>(
    `select file_id as "fileId", name, size_bytes as bytes from document_attachments
    where company_id = $1 and document_id = $2 order by id`,
    [author.companyId, document],
  )
  const reading = <T>(work: Parameters<typeof at.inCompany<T>>[1]) => at.inCompany(author.companyId, work)
  const papers = [files.slice(0, 1), files.slice(1)].map((own) => ({ files: own, lists: [] }) as never)
  const drawn = async (room: { pictures: number; bytes: number }) => {
    const planned = await planPictures(papers, { reading, files: at.app.files }, room)
    const all = await Promise.all(planned.map((one) => withPictures(one, 'ko')))
    return all.map(({ pictures, lists }) => [
      pictures.map(({ name }) => name),
      lists.flatMap(({ lines }) => lines),
    ])
  }
  expect(await drawn({ pictures: 2, bytes: 1_000_000 })).toEqual([
    [['하나.jpg'], []],
    [['둘.jpg'], ['셋.jpg']],
  ])
  expect(await drawn({ pictures: 100, bytes: Number(files[0]!.bytes) })).toEqual([
    [['하나.jpg'], []],
    [[], ['둘.jpg', '셋.jpg']],
  ])
})
