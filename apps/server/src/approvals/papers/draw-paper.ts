import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { stampBoxes } from '../../outside/pdf/stamp-boxes.ts'
import type { PrintedAnswer } from '../documents/index.ts'
import type { Paper } from './paper.ts'
import { richTextContent } from './rich-text-content.ts'

const LINE = '#868e96'
const SHADE = '#f1f3f5'
const QUIET = '#5d666c'
/** As many boxes as stand side by side on a sheet. */
const BOXES = 6

const boxed = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

/** Each document for itself. */
export function drawPapers(papers: readonly Paper[]): TDocumentDefinitions[] {
  return papers.map(drawPaper)
}

/** A document with its stamps at the head, and its proof at the foot. */
export function drawPaper(paper: Paper): TDocumentDefinitions {
  return {
    info: { title: paper.title, author: paper.company },
    content: [
      { text: paper.kind, color: QUIET, fontSize: 9 },
      { text: paper.title, fontSize: 17, bold: true, margin: [0, 2, 0, 12] },
      ...stampRows(paper),
      facts(paper.facts),
      ...paper.answers.flatMap((answer) => answerOf(answer)),
      ...textOf(paper.text),
      ...paper.lists.flatMap(({ title, lines }) => listOf(title, lines)),
      ...(paper.proof ? [proofOf(paper.proof)] : []),
      ...paper.pictures.flatMap(pictureOf),
    ],
    footer: (page, count) => ({
      columns: [
        { text: paper.company, color: QUIET, fontSize: 8 },
        { text: `${page} / ${count}`, color: QUIET, fontSize: 8, alignment: 'right' },
      ],
      margin: [48, 20, 48, 0],
    }),
  }
}

function stampRows({ stamps, stampLabel }: Paper): Content[] {
  const rows: Content[] = []
  for (let at = 0; at < stamps.length; at += BOXES) {
    const row = stampBoxes(stampLabel, stamps.slice(at, at + BOXES))
    rows.push({
      columns: [
        { width: '*', text: '' },
        { width: 'auto', ...(row as object) },
      ],
      margin: [0, 0, 0, 8],
    } as Content)
  }
  return rows
}

function facts(all: readonly [string, string][]): Content {
  const cells = all.flatMap(([label, value]): TableCell[] => [
    { text: label, fillColor: SHADE, fontSize: 9 },
    { text: value },
  ])
  if (all.length % 2 === 1) cells.push({ text: '' }, { text: '' })
  const body = Array.from({ length: cells.length / 4 }, (_, row) => cells.slice(row * 4, row * 4 + 4))
  return { table: { widths: [64, '*', 64, '*'], body }, layout: boxed, margin: [0, 4, 0, 12] }
}

function answerOf({ label, value, table }: PrintedAnswer): Content[] {
  if (!table) {
    const row: TableCell[] = [{ text: label, fillColor: SHADE, fontSize: 9 }, { text: value }]
    return [{ table: { widths: [110, '*'], body: [row] }, layout: boxed, margin: [0, 0, 0, -0.5] }]
  }
  const cell = (text: string, at: number, more: object = {}): TableCell => ({
    text,
    fontSize: 8.5,
    ...(table.columns[at]!.isAmount && { alignment: 'right' }),
    ...more,
  })
  const body = [
    table.columns.map(({ label: head }, at) =>
      cell(head, at, { fillColor: SHADE, bold: true, noWrap: isShort(head, table.columns.length) }),
    ),
    ...table.rows.map((row) => row.map((text, at) => cell(text, at))),
    ...(table.sums ? [table.sums.map((text, at) => cell(text, at, { bold: true, fillColor: SHADE }))] : []),
  ]
  const widths = table.columns.map((column) => (column.isAmount ? 'auto' : '*'))
  return [
    { text: label, fontSize: 9, margin: [0, 8, 0, 3], bold: true },
    {
      table: { headerRows: 1, widths, body, dontBreakRows: true },
      layout: boxed,
      margin: [0, 0, 0, value ? 2 : 8],
    },
    ...(value
      ? [
          {
            text: value,
            fontSize: 9,
            alignment: 'right' as const,
            margin: [0, 0, 0, 8] as [number, number, number, number],
          },
        ]
      : []),
  ]
}

/** What stands on one line even where all columns are such. */
const isShort = (head: string, columns: number) => head.length <= 4 && columns <= 8

function textOf(text: Paper['text']): Content[] {
  if (!text) return []
  const content = 'html' in text ? richTextContent(text.html) : [{ text: text.plain }]
  return content.length > 0 ? [{ stack: content, margin: [0, 12, 0, 8] }] : []
}

function listOf(title: string, lines: readonly string[]): Content[] {
  if (lines.length === 0) return []
  return [
    { text: title, bold: true, fontSize: 10, margin: [0, 10, 0, 3] },
    { ul: [...lines], fontSize: 9 },
  ]
}

/** As large as the sheet lets it be, below its name. */
function pictureOf({ name, data }: Paper['pictures'][number]): Content[] {
  return [
    { text: name, fontSize: 9, color: QUIET, pageBreak: 'before', margin: [0, 0, 0, 6] },
    { image: data, fit: [499, 690], alignment: 'center' },
  ]
}

function proofOf({ title, sentence, hash, address }: NonNullable<Paper['proof']>): Content {
  const words: Content[] = [
    { text: title, bold: true, fontSize: 9 },
    { text: sentence, fontSize: 8, color: QUIET, margin: [0, 2, 0, 4] },
    ...(hash ? [{ text: `SHA-256 ${hash}`, fontSize: 7 }] : []),
  ]
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { stack: words, margin: [4, 4, 0, 0] },
          // Four modules stay white around it: without them not every camera finds it.
          { qr: address, fit: 100, padding: 4 },
        ],
      ],
      dontBreakRows: true,
    },
    layout: boxed,
    margin: [0, 20, 0, 0],
    unbreakable: true,
  } as Content
}
