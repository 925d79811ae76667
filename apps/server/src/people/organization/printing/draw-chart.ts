import type { CanvasElement, Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { personTitle } from '#rules/org-chart/person-title.ts'
import { BOX, boxSize, personSpot } from '#rules/org-chart/box-size.ts'
import { fitText } from '#rules/org-chart/fit-text.ts'
import { type ChartNode, layOutChart, type PlacedBox } from '#rules/org-chart/lay-out-chart.ts'
import { type ChartPage, type Room, scaleTo, splitPages } from '#rules/org-chart/split-pages.ts'
import type { Language } from '../../../http/context.ts'
import type { ChartRow } from '../chart.queries.ts'
import { CHART_TEXTS } from './chart.texts.ts'
import { UNASSIGNED } from '../tree.queries.ts'

export interface DrawnChart {
  company: string
  /** The day that the chart shows. */
  on: string
  language: Language
  people: boolean
}

// A4 and A3 on their side, in points, less margins, title and foot.
const MARGIN = 28
const TOP = 58
const PAPERS = [
  { pageSize: 'A4', width: 841.9, height: 595.3, smallest: 0.5 },
  { pageSize: 'A3', width: 1190.6, height: 841.9, smallest: 0.42 },
] as const
type Paper = (typeof PAPERS)[number]

const COMPANY = -1
const INK = '#1f2427'
const QUIET = '#5d666c'
const LINE = '#b4bbc0'

/** The chart as a document: one page of A4 when that is legible, else A3, split by branches where it must be. */
export function drawChart(rows: readonly ChartRow[], drawn: DrawnChart): TDocumentDefinitions {
  const roots = [chartTree(rows, drawn)]
  const paper = choosePaper(layOutChart(roots))
  const room = roomOn(paper)
  const pages = splitPages(roots, room, paper.smallest)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const texts = CHART_TEXTS[drawn.language]
  return {
    pageSize: paper.pageSize,
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, TOP, MARGIN, MARGIN],
    info: { title: `${drawn.company} ${texts.title}` },
    content: pages.map((page, at) => ({
      stack: drawPage(page, room, { ...drawn, rows: byId }),
      ...(at > 0 && { pageBreak: 'before' as const }),
    })),
    header: {
      text: `${drawn.company} ${texts.title}`,
      fontSize: 15,
      bold: true,
      margin: [MARGIN, 22, MARGIN, 0],
    },
    footer: (page, count) => ({
      columns: [drawn.on, { text: texts.page(page, count), alignment: 'right' }],
      fontSize: 8,
      color: QUIET,
      margin: [MARGIN, 6, MARGIN, 0],
    }),
  }
}

function choosePaper(layout: Room): Paper {
  const [small, large] = PAPERS
  return scaleTo(layout, roomOn(small)) >= small.smallest ? small : large
}

function roomOn(paper: Paper): Room {
  return { width: paper.width - 2 * MARGIN, height: paper.height - TOP - MARGIN }
}

/** Whoever has no parent here stands below the company, unless it is one branch. */
function chartTree(rows: readonly ChartRow[], { people }: DrawnChart): ChartNode {
  const nodes = new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, ...boxSize(people ? row.members.length : 0), children: [] as ChartNode[] },
    ]),
  )
  const tops: ChartNode[] = []
  for (const row of rows) {
    const siblings = (row.parent_id === null ? undefined : nodes.get(row.parent_id)?.children) ?? tops
    siblings.push(nodes.get(row.id)!)
  }
  return tops.length === 1 ? tops[0]! : { id: COMPANY, ...boxSize(0), children: tops }
}

interface Drawing extends DrawnChart {
  rows: ReadonlyMap<number, ChartRow>
}

function drawPage(page: ChartPage, room: Room, drawing: Drawing): Content[] {
  const { layout, scale } = page
  // In the middle from side to side, below the title.
  const left = (room.width - layout.width * scale) / 2
  const shapes: CanvasElement[] = [
    ...layout.lines.flatMap(({ path }) => linesOf(path, scale, left)),
    ...layout.boxes.flatMap((box) => shapesOf(box, drawing.rows.get(box.id)?.color ?? '', scale, left)),
  ]
  const words = layout.boxes.flatMap((box) => wordsOf(box, page, drawing))
  return [
    { canvas: shapes, absolutePosition: { x: MARGIN, y: TOP } },
    ...words.map(({ x, y, ...word }) => ({
      ...word,
      noWrap: true,
      absolutePosition: { x: MARGIN + left + x * scale, y: TOP + y * scale },
      fontSize: word.fontSize * scale,
    })),
  ]
}

function shapesOf(box: PlacedBox, color: string, scale: number, left: number): CanvasElement[] {
  const [x, y] = [left + box.x * scale, box.y * scale]
  const [w, h] = [box.width * scale, box.height * scale]
  return [
    { type: 'rect', x, y, w, h, r: 6 * scale, lineWidth: 0.6, lineColor: LINE, color: '#ffffff' },
    { type: 'rect', x, y, w: 5 * scale, h, r: 2 * scale, lineWidth: 0, color: color || '#0e6870' },
  ]
}

/** The straight strokes of a path made of M, H and V. */
function linesOf(path: string, scale: number, left: number): CanvasElement[] {
  const strokes: CanvasElement[] = []
  let at = { x: 0, y: 0 }
  for (const [, command, first, second] of path.matchAll(/([MHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const to = {
      x: command === 'V' ? at.x : Number(first),
      y: command === 'H' ? at.y : Number(command === 'V' ? first : second),
    }
    if (command === 'M') to.y = Number(second)
    else {
      const [x1, y1, x2, y2] = [left + at.x * scale, at.y * scale, left + to.x * scale, to.y * scale]
      strokes.push({ type: 'line', x1, y1, x2, y2, lineWidth: 0.6, lineColor: LINE })
    }
    at = to
  }
  return strokes
}

interface Word {
  text: string
  x: number
  y: number
  fontSize: number
  bold?: boolean
  color?: string
}

const INDENT = 16
const INNER = BOX.width - INDENT - 8

function wordsOf(box: PlacedBox, page: ChartPage, drawing: Drawing): Word[] {
  const texts = CHART_TEXTS[drawing.language]
  const row = drawing.rows.get(box.id)
  const word = (text: string, y: number, fontSize: number, rest: Partial<Word> = {}): Word => ({
    text: fitText(text, INNER / fontSize),
    x: box.x + INDENT,
    y: box.y + y,
    fontSize,
    ...rest,
  })
  if (!row) return [word(drawing.company, 26, 15, { bold: true, color: INK })]
  const name = row.id === UNASSIGNED.id ? texts.noTeam : row.name
  const leader = row.leader_name ? texts.leader(row.leader_name) : texts.noLeader
  const next = page.continued.get(box.id)
  const count = texts.people(row.people, row.people_below)
  return [
    word(name, 9, 14, { bold: true, color: INK }),
    ...(row.id === UNASSIGNED.id ? [] : [word(leader, 30, 12, { color: INK })]),
    word(next ? `${count} · ${texts.continued(next)}` : count, 49, 11, { color: QUIET }),
    ...(drawing.people ? row.members.flatMap((_, at) => personWords(box, row, at)) : []),
  ]
}

function personWords(box: PlacedBox, row: ChartRow, at: number): Word[] {
  const person = row.members[at]!
  const spot = personSpot(at, row.members.length)
  const place = { x: box.x + spot.x + 6, color: INK }
  const size = 12
  const title = personTitle(person.position, person.rank_name)
  const room = (spot.width - 12) / size
  return [
    {
      ...place,
      y: box.y + spot.y + 3,
      fontSize: size,
      text: fitText(person.username, room),
      bold: person.is_leader,
    },
    {
      ...place,
      y: box.y + spot.y + 19,
      fontSize: 10,
      text: fitText(title, (spot.width - 12) / 10),
      color: QUIET,
    },
  ].filter((word) => word.text !== '')
}
