import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as attachments from '#contract/approvals/documents/attachments.ts'
import * as contract from '#contract/approvals/papers/papers.ts'
import { documentHistory } from '#contract/approvals/proofs/proofs.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeMember } from '#test/factories/members.ts'
import { pagesOf, picturesOf } from '#test/read-pdf.ts'
import { readQr } from '#test/read-qr.ts'
import { fetchFile, sendFile } from '#test/sheets.ts'

// Threads that draw give way to everything else on the machine.
const LONG = 120_000

let at: TestApp
let asAuthor: Client
let id: number

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const author = await makeMember(at, { company: await makeCompany(at), name: '기안자' })
  asAuthor = await at.as(author)
  id = await makeDocument(at, author, { title: '견적 품의' })
})
afterAll(() => at.stop())

const pdfOf = async () =>
  (await fetchFile(at, asAuthor, `${contract.downloadDocuments.path}?ids=${id}`)).content

async function attach(name: string, type: string, content: Buffer) {
  const path = attachments.addAttachment.path.replace('{id}', String(id))
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
    await attach('도면.png', 'image/png', await picture(300, 600, 'png'))
    await attach('견적.txt', 'text/plain', Buffer.from('견적'))
    const torn = await picture(800, 800, 'jpeg')
    await attach('깨진 사진.jpg', 'image/jpeg', torn.subarray(0, torn.length / 2))
    expect(picturesOf(await pdfOf())).toEqual([
      { width: 1300, height: 975 },
      { width: 300, height: 600 },
    ])
  },
  LONG,
)
