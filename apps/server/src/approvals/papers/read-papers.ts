import type { MemberContext } from '../../http/context.ts'
import {
  type AttachmentRow,
  attachmentsOf,
  type PrintedDocument,
  printedDocument,
} from '../documents/index.ts'
import { historyOf, type History } from '../proofs/index.ts'
import { companyName } from './company-name.ts'
import { PAPER_TEXTS } from './paper.texts.ts'
import type { Paper } from './paper.ts'
import { stampsOf } from './stamps-of.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'now' | 'today' | 'language'>

/**
 * Documents as they are drawn, for somebody who may open each of them.
 * @param pages where the web client is reached, without a closing slash
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF
 */
export async function readPapers(ctx: Reader, ids: readonly number[], pages: string): Promise<Paper[]> {
  const company = await companyName(ctx)
  const papers: Paper[] = []
  for (const id of ids) {
    const [printed, files, history] = [
      await printedDocument(ctx, id),
      await attachmentsOf(ctx, id),
      await historyOf(ctx, id),
    ]
    papers.push(paperOf(ctx, { printed, history, company, files, pages }))
  }
  return papers
}

interface Read {
  printed: PrintedDocument
  history: History
  company: string
  files: AttachmentRow[]
  pages: string
}

function paperOf(ctx: Reader, { printed, history, company, files, pages }: Read): Paper {
  const texts = PAPER_TEXTS[ctx.language]
  const { document, line } = printed
  const hash = history.entries.findLast((entry) => entry.hash !== null)?.hash ?? null
  const at = (instant: string) => momentOf(instant, ctx.actor.timezone)
  const person = (name: string, more: (string | null)[]) => [name, ...more].filter(Boolean).join(' · ')
  const said = line.filter(({ comment }) => comment !== '')
  const readers = line.filter(({ receiver_type: type }) => type === 'VIEWER' || type === 'CIRCULATOR')
  const state = history.state === 'WHOLE' ? 'whole' : history.state === 'BROKEN' ? 'broken' : 'none'
  return {
    name: `${document.serial ?? document.id} ${printed.title}`,
    company,
    kind: printed.form,
    title: printed.title,
    facts: [
      [texts.serial, document.serial ?? ''],
      [texts.state, texts.status[document.status]],
      [texts.author, person(document.author_name, [document.author_position, document.author_team])],
      [texts.submitted, at(document.submitted_at)],
      ...(document.decided_at ? [[texts.decided, at(document.decided_at)] as [string, string]] : []),
    ],
    stampLabel: texts.line,
    stamps: stampsOf(ctx, printed, history.entries),
    answers: printed.answers,
    text: printed.text === '' ? null : printed.isRich ? { html: printed.text } : { plain: printed.text },
    lists: [
      { title: texts.attachments, lines: files.map(({ name }) => name) },
      {
        title: texts.references,
        lines: printed.references.map(({ serial, title }) => [serial, title].filter(Boolean).join(' · ')),
      },
      {
        title: texts.opinions,
        lines: said.map((row) => `${person(row.name, [row.acted_at && at(row.acted_at)])}: ${row.comment}`),
      },
      { title: texts.readers, lines: readers.length > 0 ? [readers.map(({ name }) => name).join(', ')] : [] },
    ],
    files: files.map(({ file_id: fileId, name, size_bytes: bytes }) => ({ fileId, name, bytes })),
    pictures: [],
    proof: {
      title: texts.proof.title,
      sentence: texts.proof[state],
      hash,
      address: `${pages}/main/approval/${document.id}${hash ? `?proof=sha-${hash.slice(0, 16)}` : ''}`,
    },
  }
}

/** 2026.07.06 09:30 */
function momentOf(instant: string, timezone: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
  return `${at.toPlainDate().toString().replaceAll('-', '.')} ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`
}
