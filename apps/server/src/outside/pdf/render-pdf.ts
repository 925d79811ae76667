import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Content, DynamicContent, TDocumentDefinitions, TFontFamilyTypes } from 'pdfmake/interfaces'
import { ideographFont, mainFont, type FontFiles } from './fonts.ts'
import { splitFonts } from './split-fonts.ts'

const MAIN = 'Pretendard'
const IDEOGRAPHS = 'Ideographs'

interface Printer {
  print(document: TDocumentDefinitions): Promise<Readable & { end(): void }>
  other: string | null
}

let loaded: Promise<Printer> | undefined

/**
 * Lays out a document and gives its bytes. Fonts are embedded as subsets; figures have equal widths.
 * Pictures are data: URLs only: neither files nor addresses are read. Layout keeps the thread busy
 * (some 100 ms for a few pages), so that many documents belong into a job.
 */
export async function renderPdf(document: TDocumentDefinitions): Promise<Buffer> {
  const printer = await (loaded ??= loadPrinter())
  const stream = await printer.print(prepare(document, printer.other))
  stream.end()
  return buffer(stream)
}

// pdfmake with its fonts takes some 100 MB: an idle server must not have loaded it.
async function loadPrinter(): Promise<Printer> {
  const { default: pdfmake } = await import('pdfmake')
  const other = ideographFont()
  const fonts = { [MAIN]: family(mainFont()), ...(other && { [IDEOGRAPHS]: family(other) }) }
  const files = new Set(Object.values(fonts).flatMap((font) => Object.values(font).flat()))
  pdfmake.setFonts(fonts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  return {
    other: other && IDEOGRAPHS,
    print: (document) => pdfmake.createPdf(document).getStream() as unknown as ReturnType<Printer['print']>,
  }
}

/** Pretendard has no slanted style, so that italics stay upright. */
function family({ normal, bold }: FontFiles): TFontFamilyTypes {
  return { normal, bold, italics: normal, bolditalics: bold } as TFontFamilyTypes
}

function prepare(document: TDocumentDefinitions, other: string | null): TDocumentDefinitions {
  const { header, footer } = document
  return {
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    ...document,
    content: splitFonts(document.content, other),
    ...(header && { header: edge(header, other) }),
    ...(footer && { footer: edge(footer, other) }),
    defaultStyle: {
      font: MAIN,
      fontSize: 10,
      lineHeight: 1.25,
      fontFeatures: ['tnum'],
      ...document.defaultStyle,
    },
  }
}

function edge(given: DynamicContent | Content, other: string | null): DynamicContent {
  return (page, count, size) => {
    const content = typeof given === 'function' ? given(page, count, size) : given
    return content ? splitFonts(content, other) : content
  }
}
