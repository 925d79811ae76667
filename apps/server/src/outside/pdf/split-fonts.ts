import type { Content } from 'pdfmake/interfaces'

/** What Pretendard lacks: Chinese characters with their marks. */
const lacking = /[\p{Script=Han}々〆〇]+/gu

type Node = Record<string, unknown>

/**
 * Gives every stretch of text that the main font lacks the other font, all over the content; without
 * another font such characters become □. Check boxes, which both lack, become squares.
 */
export function splitFonts(content: Content, other: string | null): Content {
  return walk(content, other) as Content
}

function walk(node: unknown, other: string | null): unknown {
  if (typeof node === 'string') {
    const runs = split(node, other)
    return typeof runs === 'string' ? runs : { text: runs }
  }
  if (Array.isArray(node)) return node.map((part) => walk(part, other))
  if (typeof node !== 'object' || node === null) return node
  const copy: Node = { ...node }
  if ('text' in copy) copy.text = runsOf(copy.text, other)
  for (const key of ['stack', 'columns', 'ul', 'ol']) if (key in copy) copy[key] = walk(copy[key], other)
  if ('table' in copy) copy.table = { ...(copy.table as Node), body: walk((copy.table as Node).body, other) }
  return copy
}

function runsOf(text: unknown, other: string | null): unknown {
  if (typeof text === 'string') return split(text, other)
  if (Array.isArray(text))
    return text.map((part) => (typeof part === 'string' ? walk(part, other) : runsOf(part, other)))
  if (typeof text === 'object' && text !== null) return { ...text, text: runsOf((text as Node).text, other) }
  return text
}

function split(given: string, other: string | null): string | { text: string; font?: string }[] {
  const text = given.normalize('NFC').replaceAll('☐', '□').replace(/[☑☒]/g, '■')
  if (text.search(lacking) < 0) return text
  if (other === null) return text.replace(lacking, (found) => '□'.repeat([...found].length))
  const runs: { text: string; font?: string }[] = []
  let end = 0
  for (const found of text.matchAll(lacking)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index) })
    runs.push({ text: found[0], font: other })
    end = found.index + found[0].length
  }
  if (end < text.length) runs.push({ text: text.slice(end) })
  return runs
}
