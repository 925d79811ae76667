import { personSpot } from '#rules/org-chart/box-size.ts'
import { fitText } from '#rules/org-chart/fit-text.ts'
import { personTitle } from '#rules/org-chart/person-title.ts'
import type { PlacedBox } from '#rules/org-chart/lay-out-chart.ts'
import type { ChartWords } from './chart-words.ts'
import { type DrawnChart, type OrgNode } from './chart-model.ts'

const FONT = "Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Hiragino Sans', sans-serif"
const INK = '#1f2427'
const QUIET = '#5d666c'
const LINE = '#b4bbc0'
const EDGE = 24
const HEAD = 56

/** The chart as a picture of its own: fonts are named, not held; nothing is loaded from anywhere. */
export function chartSvg(chart: DrawnChart, words: ChartWords, title: string): string {
  const width = Math.ceil(chart.layout.width) + 2 * EDGE
  const height = Math.ceil(chart.layout.height) + HEAD + EDGE
  const lines = chart.layout.lines.map(({ path }) => `<path d="${path}"/>`).join('')
  const boxes = chart.layout.boxes.map((box) => drawBox(box, chart, words)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">` +
    `<rect width="100%" height="100%" fill="#ffffff"/>` +
    text(title, { x: EDGE, y: 34, size: 18, room: width - 2 * EDGE, bold: true }) +
    `<g transform="translate(${EDGE} ${HEAD})"><g fill="none" stroke="${LINE}">${lines}</g>${boxes}</g></svg>`
  )
}

function drawBox(box: PlacedBox, chart: DrawnChart, words: ChartWords): string {
  const team = chart.teams.get(box.id)!
  const color = /^#[0-9a-f]{6}$/i.test(team.node?.team_color ?? '') ? team.node!.team_color : '#0e6870'
  const { x, y, width, height } = box
  const frame =
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#ffffff" stroke="${LINE}"/>` +
    `<rect x="${x}" y="${y}" width="5" height="${height}" rx="2" fill="${color}"/>`
  const line = (content: string, at: number, size: number, rest: Partial<TextSpot> = {}) =>
    text(content, { x: x + 16, y: y + at, size, room: width - 26, ...rest })
  const { node } = team
  return (
    frame +
    line(words.nameOf(team), 24, 14, { bold: true }) +
    (node ? line(words.leaderOf(node), 43, 12) : '') +
    line(words.countOf(team), node ? 61 : 48, 11, { color: QUIET }) +
    (node && team.isOpened ? node.members.map((_, at) => drawPerson(box, node, at)).join('') : '')
  )
}

function drawPerson(box: PlacedBox, node: OrgNode, at: number): string {
  const person = node.members[at]!
  const spot = personSpot(at, node.members.length)
  const place = { x: box.x + spot.x + 6, room: spot.width - 12 }
  const y = box.y + spot.y
  const title = personTitle(person.position, person.rank_name)
  return (
    text(person.username, { ...place, y: y + 14, size: 12, bold: person.is_leader }) +
    text(title, { ...place, y: y + 28, size: 10, color: QUIET })
  )
}

interface TextSpot {
  x: number
  y: number
  size: number
  /** Pixels; what is longer ends in …. */
  room: number
  bold?: boolean
  color?: string
}

function text(content: string, { x, y, size, room, bold, color = INK }: TextSpot): string {
  if (content === '') return ''
  const weight = bold ? ' font-weight="600"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${weight}>${escape(fitText(content, room / size))}</text>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(content: string): string {
  return content.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
}

/** How large a picture in pixels may be drawn: sharp when small, within what browsers can hold when large. */
export function pictureScale(width: number, height: number): number {
  const side = 12_000 / Math.max(width, height)
  const area = Math.sqrt(80_000_000 / (width * height))
  return Math.min(2, side, area)
}
