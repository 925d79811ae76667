import type { Content, TableCell } from 'pdfmake/interfaces'

export interface StampBox {
  /** Role or step, e.g. 담당, 팀장, 대표. */
  title: string
  /** Who stamped; empty boxes stay empty. */
  name?: string
  /** The stamp as a PNG data: URL; the name stands there without one. */
  image?: string
  /** What stands above the name: that somebody else stamped, or for good. */
  mark?: string
  /** What is written below, e.g. the day. */
  note?: string
}

const BOX = 62

/** The row of approval boxes at the head of a Korean document (결재란), with its upright label. */
export function stampBoxes(label: string, boxes: readonly StampBox[]): Content {
  const titles = boxes.map((box): TableCell => ({
    text: box.title,
    alignment: 'center',
    fillColor: '#f1f3f5',
    fontSize: 9,
  }))
  const stamps = boxes.map(stamp)
  const notes = boxes.map((box): TableCell => ({
    text: box.note ?? ' ',
    alignment: 'center',
    fontSize: 8,
    color: '#495057',
  }))
  const upright: TableCell = {
    text: [...label].join('\n'),
    rowSpan: 3,
    alignment: 'center',
    fillColor: '#f1f3f5',
    margin: [0, 22, 0, 0],
    lineHeight: 1.6,
  }
  return {
    table: {
      widths: [14, ...boxes.map(() => BOX)],
      heights: [12, 44, 10],
      body: [
        [upright, ...titles],
        ['', ...stamps],
        ['', ...notes],
      ],
      dontBreakRows: true,
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => '#868e96',
      vLineColor: () => '#868e96',
    },
  }
}

function stamp(box: StampBox): TableCell {
  if (box.image) return { image: box.image, fit: [40, 40], alignment: 'center', margin: [0, 2, 0, 2] }
  if (box.mark)
    return {
      stack: [
        { text: box.mark, fontSize: 9, color: '#c92a2a' },
        { text: box.name ?? ' ', fontSize: 11 },
      ],
      alignment: 'center',
      margin: [0, 6, 0, 0],
    }
  return { text: box.name ?? ' ', alignment: 'center', margin: [0, 14, 0, 0], fontSize: 11 }
}
