import { sql } from '../../../db/sql/sql.ts'
import type { MemberContext } from '../../../http/context.ts'
import { type Download, downloadOf } from '../../../http/download.ts'
import { fail, found } from '../../../http/fail.ts'
import type { Reading } from '../../../http/route.ts'
import { heavyWork } from '../../../outside/heavy-work.ts'
import { renderInWorker } from '../../../outside/pdf/render-in-worker.ts'
import { effectOf } from '../leave-promotion.wire.ts'
import { refuseOthers } from '../leave-promotion.policy.ts'
import { readDocs } from '../promotions.store.ts'
import { listPromotions, type ShownPromotion } from '../promotions.queries.ts'
import { findAddressees } from './addressees.ts'
import { DOC_TEXTS } from './doc.texts.ts'
import type { DrawnPaper } from './draw-papers.ts'
import type { PromotionDoc } from './promotion-doc.ts'

const BOUNDS = { maxSeconds: 30, maxHeapMb: 512 }

interface Read {
  row: ShownPromotion
  docs: { ask_doc: PromotionDoc | null; plan_doc: PromotionDoc | null }
  actors: Awaited<ReturnType<typeof findAddressees>>
}

/**
 * What was written in a procedure, or both papers with all that happened, as a PDF.
 * @throws Failure NOT_FOUND, FORBIDDEN, PROMOTION_STEP where nothing was written yet, TOO_MANY_FILES
 */
export async function printPromotion(
  ctx: Omit<MemberContext, 'tx'>,
  id: number,
  kind: 'ask' | 'plan' | 'evidence',
  reading: Reading,
): Promise<Download> {
  return heavyWork.take(ctx, async () => {
    const read = await reading((tx) => readAll({ ...ctx, tx }, id))
    const papers = papersOf(ctx, read, kind)
    const module = new URL('./draw-papers.ts', import.meta.url).href
    const pdf = await renderInWorker({ module, name: 'drawPapers', given: [papers] }, BOUNDS)
    return downloadOf(`${papers[0]!.title} ${read.row.name}.pdf`, 'application/pdf', pdf)
  })
}

async function readAll(ctx: MemberContext, id: number): Promise<Read> {
  const [row] = await listPromotions(ctx, sql`p.id = ${id}`)
  refuseOthers(ctx, found(row).member_id)
  const actorIds = [row!.asked_by, row!.noticed_by].filter((memberId) => memberId !== null)
  return { row: row!, docs: found(await readDocs(ctx, id)), actors: await findAddressees(ctx, actorIds) }
}

function papersOf(ctx: Omit<MemberContext, 'tx'>, { row, docs, actors }: Read, kind: string): DrawnPaper[] {
  const { ask_doc: ask, plan_doc: plan } = docs
  const paper = (doc: PromotionDoc | null, sha256: string | null): DrawnPaper[] =>
    doc ? [{ title: doc.title, facts: doc.facts, sentences: doc.sentences, foot: footOf(doc, sha256!) }] : []
  const chosen = {
    ask: () => paper(ask, row.ask_sha256),
    plan: () => paper(plan, row.plan_sha256),
    evidence: () =>
      ask
        ? [happenings(ctx, row, actors, docs), ...paper(ask, row.ask_sha256), ...paper(plan, row.plan_sha256)]
        : [],
  }[kind as 'ask']()
  if (chosen.length === 0) fail('PROMOTION_STEP')
  return chosen
}

function footOf({ language }: PromotionDoc, sha256: string): string {
  return `${DOC_TEXTS[language].evidence.hash} ${sha256}`
}

/** What happened when, to whose knowledge, and what the law makes of it. */
function happenings(
  { language, now }: Pick<MemberContext, 'language' | 'now'>,
  row: ShownPromotion,
  actors: Read['actors'],
  { ask_doc: ask, plan_doc: plan }: Read['docs'],
): DrawnPaper {
  const texts = DOC_TEXTS[language].evidence
  const at = (instant: string | null) => instant && momentOf(instant, row.timezone)
  const by = (memberId: number | null) => (memberId ? ` (${actors.get(memberId)?.person ?? memberId})` : '')
  const effect = effectOf(row)
  const facts: [string, string][] = [
    [texts.asked, `${at(row.asked_at)}${by(row.asked_by)}`],
    [texts.read, at(row.read_at) ?? texts.unread],
  ]
  if (row.planned_at) facts.push([texts.planned, `${at(row.planned_at)} (${row.name})`])
  if (row.noticed_at) facts.push([texts.noticed, `${at(row.noticed_at)}${by(row.noticed_by)}`])
  facts.push([
    texts.effect,
    `${effect.hasLegalEffect ? texts.holds : texts.fails}: ${texts.reasons[effect.reason]}`,
  ])
  if (ask && row.ask_sha256) facts.push([`${ask.title}\n${texts.hash}`, row.ask_sha256])
  if (plan && row.plan_sha256) facts.push([`${plan.title}\n${texts.hash}`, row.plan_sha256])
  return {
    title: texts.title,
    facts: [...(ask?.facts.slice(0, 2) ?? []), ...facts],
    sentences: [],
    foot: `${texts.printed} ${momentOf(now.toString(), row.timezone)}`,
  }
}

/** 2026-07-06 09:30:00+09:00, to the second, as somebody else can check it. */
function momentOf(instant: string, timezone: string): string {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone)
  return `${moment.toPlainDate()} ${moment.toPlainTime().toString({ smallestUnit: 'second' })}${moment.offset}`
}
