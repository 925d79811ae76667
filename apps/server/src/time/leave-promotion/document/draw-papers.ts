import type { TDocumentDefinitions } from 'pdfmake/interfaces'

export interface DrawnPaper {
  title: string
  facts: readonly [string, string][]
  sentences: readonly string[]
  foot: string
}

const LINE = '#c9ced3'
const QUIET = '#5d666c'

/** Papers as one document, each on a page of its own. */
export function drawPapers(papers: readonly DrawnPaper[]): TDocumentDefinitions {
  return {
    info: { title: papers[0]!.title },
    content: papers.map((paper, at) => ({
      stack: [
        { text: paper.title, fontSize: 16, bold: true, margin: [0, 0, 0, 16] },
        {
          table: {
            // A hash of 64 signs has to fit into what is left.
            widths: [104, '*'],
            body: paper.facts.map(([label, value]) => [{ text: label, color: QUIET }, { text: value }]),
          },
          layout: {
            hLineColor: () => LINE,
            vLineWidth: () => 0,
            hLineWidth: () => 0.5,
            paddingTop: () => 5,
            paddingBottom: () => 5,
          },
          margin: [0, 0, 0, 20],
        },
        ...paper.sentences.map((text) => ({
          text,
          margin: [0, 0, 0, 8] as [number, number, number, number],
        })),
        {
          text: paper.foot,
          fontSize: 7,
          color: QUIET,
          margin: [0, 16, 0, 0] as [number, number, number, number],
        },
      ],
      ...(at > 0 && { pageBreak: 'before' as const }),
    })),
  }
}
