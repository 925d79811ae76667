import { z } from 'zod'
import { absenceKind } from '#contract/approvals/employment-requests/absence-kind.ts'
import type { absenceValues } from '#contract/approvals/employment-requests/employment-requests.ts'
import type { Input } from '#contract/endpoint.ts'
import { absenceKinds } from '#contract/people/members/members.ts'
import { dayText, fromTo } from '../../day-text.ts'
import type { Language } from '../../http/context.ts'
import { arrangeAbsence, takeBackAbsence } from '../../people/employment/index.ts'
import type { DocumentKind, KindLine } from '../documents/index.ts'
import { requireDecision } from './employment-requests.policy.ts'
import { holdRequest, insertRequest, readRequest, setStatus } from './employment-requests.store.ts'
import { lineOfRequest } from './line-of-request.ts'
import { outcomesOf } from './outcomes-of.ts'
import { personToWire, proposedPerson } from './proposed-person.ts'

/** What a document of an absence says. */
export const absenceContent = z.object({
  memberId: z.int(),
  person: proposedPerson,
  kind: z.enum(absenceKinds),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  reason: z.string().max(200),
  proof: z.object({ file: z.int(), name: z.string(), bytes: z.int() }).nullable().default(null),
})

export type AbsenceContent = z.output<typeof absenceContent>

const NAMES: Record<Language, string> = { ko: '휴직', ja: '休職', en: 'Leave of absence' }
const OPEN: Record<Language, string> = { ko: '종료일 미정', ja: '終了日未定', en: 'no end date' }

const line: KindLine<AbsenceContent> = {
  roles: ['ABSENCE'],
  facts: ['DAYS'],
  caseOf: ({ from, until }) => ({
    role: 'ABSENCE',
    // Without a last day nothing is known of how long it is.
    facts: until === null ? {} : { days: Temporal.PlainDate.from(from).until(until).days + 1 },
  }),
}

/** A leave of absence as a document: approved it is arranged, cancelled before it begins it is not. */
export const absenceDocument: DocumentKind<AbsenceContent> = {
  ...absenceKind,
  feature: null,
  content: absenceContent,
  textField: 'reason',
  line,
  defaultLine: (ctx, authorId, content) =>
    lineOfRequest(ctx, { authorId, memberId: content.memberId, going: line.caseOf(content) }),
  headline({ person, from, until }, language, today) {
    const day = (text: string) => dayText(Temporal.PlainDate.from(text), language, today.year)
    const last = until === null ? OPEN[language] : day(until)
    const when = from === until ? day(from) : fromTo(day(from), last, language)
    return [NAMES[language], person?.name, when].filter(Boolean).join(' · ')
  },
  toWire: contentToWire,
  files: ({ proof }) => (proof ? [proof.file] : []),
  mayOpen: ({ actor }, authorId) => authorId === actor.memberId,
  submitted: (ctx, { id, content }) =>
    insertRequest(ctx.tx, {
      document_id: id,
      member_id: content.memberId,
      kind: 'ABSENCE',
      starts_on: content.from,
      until_on: content.until,
    }),
  async approved(ctx, { id, authorId, content }) {
    const request = await holdRequest(ctx.tx, id)
    const memberId = request.member_id
    await requireDecision(ctx, { authorId, memberId }, 'toggleAbsence')
    await arrangeAbsence(ctx, {
      memberId,
      from: Temporal.PlainDate.from(request.starts_on),
      until: request.until_on === null ? null : Temporal.PlainDate.from(request.until_on),
      kind: content?.kind ?? 'AGREED',
      reason: content?.reason ?? '',
    })
    await setStatus(ctx.tx, id, 'APPROVED')
  },
  ...outcomesOf(undo),
  async refusesCancel({ tx, today }, { id }) {
    const request = await readRequest(tx, id)
    return request && request.starts_on <= today.toString() ? 'ABSENCE_HAS_BEGUN' : null
  },
}

async function undo(ctx: Parameters<typeof takeBackAbsence>[0], documentId: number): Promise<void> {
  const { member_id: memberId, starts_on, until_on } = await holdRequest(ctx.tx, documentId)
  await takeBackAbsence(ctx, {
    memberId,
    from: Temporal.PlainDate.from(starts_on),
    until: until_on === null ? null : Temporal.PlainDate.from(until_on),
  })
}

function contentToWire(content: AbsenceContent): Input<typeof absenceValues> {
  const { proof } = content
  return {
    person: personToWire(content.person),
    absence_kind: content.kind,
    start_date: content.from,
    end_date: content.until,
    reason: content.reason,
    proof: proof && { file_name: proof.name, file_size: proof.bytes },
  }
}
