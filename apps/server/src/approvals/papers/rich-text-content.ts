import type { Content } from 'pdfmake/interfaces'

type Block = Record<string, unknown>
interface Run {
  text: string
  bold?: true
  italics?: true
  decoration?: ('underline' | 'lineThrough')[]
  link?: string
}

const MARKS: Record<string, Partial<Run> | undefined> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italics: true },
  i: { italics: true },
}
const LINES: Record<string, 'underline' | 'lineThrough' | undefined> = {
  u: 'underline',
  s: 'lineThrough',
  a: 'underline',
}
const STYLES: Record<string, Block | undefined> = {
  h2: { fontSize: 14, bold: true, margin: [0, 8, 0, 4] },
  h3: { fontSize: 12, bold: true, margin: [0, 6, 0, 3] },
  p: { margin: [0, 0, 0, 6] },
}
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** A cleaned rich text, whose tags are those of RICH_TEXT_TAGS and all closed, as it is laid out on paper. */
export function richTextContent(html: string): Content[] {
  const page = new Page()
  for (const [, end, tag, rest, text] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) page.write(decoded(text))
    else if (end) page.close(tag!)
    else page.open(tag!, rest ?? '')
  }
  return page.end()
}

class Page {
  readonly #top: Block[] = []
  /** Where blocks go: the page itself, or an open list, item or quote. */
  readonly #places: { tag: string; into: Block[] }[] = [{ tag: '', into: this.#top }]
  readonly #marks: string[] = []
  #link: string | undefined
  #block = 'p'
  #runs: Run[] = []

  write(text: string): void {
    const lines = this.#marks.flatMap((mark) => LINES[mark] ?? [])
    const marks = Object.assign({}, ...this.#marks.map((mark) => MARKS[mark]))
    this.#runs.push({
      text: text.replace(/\s*\n\s*/g, ' '),
      ...marks,
      ...(lines.length > 0 && { decoration: lines }),
      ...(this.#link && { link: this.#link }),
    })
  }

  open(tag: string, attributes: string): void {
    if (tag === 'br') this.#runs.push({ text: '\n' })
    else if (tag === 'hr') this.#put({ canvas: [RULE], margin: [0, 4, 0, 8] })
    else if (tag in STYLES) this.#start(tag)
    else if (tag === 'ul' || tag === 'ol') this.#nest(tag, (into) => ({ [tag]: into, margin: [0, 0, 0, 6] }))
    else if (tag === 'li') this.#nest(tag, (into) => ({ stack: into }))
    else if (tag === 'blockquote')
      this.#nest(tag, (into) => ({ stack: into, margin: [14, 0, 0, 6], color: '#495057' }))
    else {
      this.#marks.push(tag)
      if (tag === 'a') this.#link = linkOf(attributes)
    }
  }

  close(tag: string): void {
    if (tag in STYLES) this.#flush()
    else if (this.#places.length > 1 && this.#places.at(-1)!.tag === tag) {
      this.#flush()
      this.#places.pop()
    } else if (this.#marks.includes(tag)) {
      this.#marks.splice(this.#marks.lastIndexOf(tag), 1)
      if (tag === 'a') this.#link = undefined
    }
  }

  end(): Content[] {
    this.#flush()
    return heldTogether(this.#top) as unknown as Content[]
  }

  #start(tag: string): void {
    this.#flush()
    this.#block = tag
  }

  #nest(tag: string, make: (into: Block[]) => Block): void {
    this.#flush()
    const into: Block[] = []
    this.#places.at(-1)!.into.push(make(into))
    this.#places.push({ tag, into })
  }

  #put(block: Block): void {
    this.#flush()
    this.#places.at(-1)!.into.push(block)
  }

  #flush(): void {
    const runs = this.#runs
    const block = this.#block
    this.#runs = []
    this.#block = 'p'
    if (runs.every(({ text }) => text.trim() === '') && !runs.some(({ text }) => text === '\n')) return
    const isTight = this.#places.at(-1)!.tag === 'li'
    this.#places.at(-1)!.into.push({ text: runs, ...STYLES[block], ...(isTight && { margin: [0, 0, 0, 2] }) })
  }
}

/** A heading stands on the page of the paragraph that it is about, where that one is no page of its own. */
function heldTogether(blocks: readonly Block[]): Block[] {
  return blocks.reduceRight<Block[]>((after, block) => {
    const [next, ...rest] = after
    if (!next || !isHeading(block) || !isShort(next)) return [block, ...after]
    return [{ stack: [block, next], unbreakable: true }, ...rest]
  }, [])
}

const HELD_MOST = 500
const isHeading = (block: Block) => 'text' in block && Number(block['fontSize']) > 0
const isShort = (block: Block) => 'text' in block && JSON.stringify(block['text']).length <= HELD_MOST

const RULE = { type: 'line', x1: 0, y1: 0, x2: 499, y2: 0, lineWidth: 0.5, lineColor: '#c9ced3' }

/** Within the product an address means nothing on paper. */
function linkOf(attributes: string): string | undefined {
  const address = /href="([^"]*)"/.exec(attributes)?.[1]
  return address !== undefined && /^(https?|mailto|tel):/i.test(address) ? decoded(address) : undefined
}

function decoded(text: string): string {
  return text.replace(/&(#39|amp|lt|gt|quot|nbsp);/g, (_, sign: string) => SIGNS[sign]!)
}
