import { isChanged, type Piece, redline } from '#rules/approvals/redline.ts'
import type { Language, MemberContext } from '../../../http/context.ts'
import type { PrintedAnswer } from '../kinds/document-kind.ts'
import { findKind } from '../kinds/kind-registry.ts'
import { showContent } from '../kinds/shown-content.ts'
import { linesOfRichText } from '../search/search-text.ts'

export interface StatedContent {
  kind: string
  title: string
  content: unknown
}

/** What differs between two contents; what is the same stands as null or is left out. */
export interface Differences {
  title: Piece[] | null
  text: Piece[] | null
  answers: { label: string; pieces: Piece[] }[]
}

/** What became of a document, as the reader reads it: without the marks of a rich text, and answers by their questions. */
export function compareContents(
  ctx: Pick<MemberContext, 'language' | 'today'>,
  before: StatedContent,
  after: StatedContent,
): Differences {
  const [was, is] = [showContent(before, ctx), showContent(after, ctx)]
  const changed = (one: string, other: string) => {
    const pieces = redline(one, other)
    return isChanged(pieces) ? pieces : null
  }
  const text = changed(runningText(before.kind, was.text), runningText(after.kind, is.text))
  return {
    title: changed(was.title, is.title),
    text,
    answers: changedAnswers(answersOf(before, ctx.language), answersOf(after, ctx.language)),
  }
}

const runningText = (kind: string, text: string) => (findKind(kind)?.isRich ? linesOfRichText(text) : text)

function answersOf({ kind: key, content }: StatedContent, language: Language): Map<string, string> {
  const kind = findKind(key)
  const read = kind?.content.safeParse(content)
  const printed = (read?.success && kind?.printed?.(read.data, language)) || []
  // Two questions of one name are told apart by their place.
  const seen = new Map<string, number>()
  return new Map(
    printed.map((answer) => {
      const nth = (seen.get(answer.label) ?? 0) + 1
      seen.set(answer.label, nth)
      return [nth === 1 ? answer.label : `${answer.label} (${nth})`, answerText(answer)]
    }),
  )
}

function answerText({ value, table }: PrintedAnswer): string {
  if (!table) return value
  const rows = [...table.rows, ...(table.sums ? [table.sums] : [])]
  return [...rows.map((cells) => cells.join(' | ')), ...(value === '' ? [] : [value])].join('\n')
}

function changedAnswers(was: Map<string, string>, is: Map<string, string>): Differences['answers'] {
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((label) => {
    const pieces = redline(was.get(label) ?? '', is.get(label) ?? '')
    return isChanged(pieces) ? [{ label, pieces }] : []
  })
}
