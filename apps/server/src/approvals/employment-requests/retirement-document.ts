import { z } from 'zod'
import type { retirementValues } from '#contract/approvals/employment-requests/employment-requests.ts'
import { retirementKind } from '#contract/approvals/employment-requests/retirement-kind.ts'
import type { Input } from '#contract/endpoint.ts'
import { dayText } from '../../day-text.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { arrangeRetirement, takeBackRetirement } from '../../people/employment/index.ts'
import type { DocumentKind } from '../documents/index.ts'
import { requireDecision } from './employment-requests.policy.ts'
import {
  handOnBefore,
  holdRequest,
  insertRequest,
  readPlannedBefore,
  readRequest,
  setStatus,
} from './employment-requests.store.ts'
import { lineOfRequest } from './line-of-request.ts'
import { outcomesOf } from './outcomes-of.ts'
import { personToWire, proposedPerson } from './proposed-person.ts'

/** What a document of leaving says. */
export const retirementContent = z.object({
  memberId: z.int(),
  person: proposedPerson,
  lastDay: z.iso.date(),
  reason: z.string().max(500),
})

export type RetirementContent = z.output<typeof retirementContent>

const NAMES: Record<Language, string> = { ko: '사직', ja: '退職', en: 'Resignation' }
/** Somebody else says so. */
const PROPOSED: Record<Language, string> = { ko: '퇴사', ja: '退職', en: 'Departure' }

/** Leaving as a document: approved the last day is planned, and until it is over a cancellation brings back what was planned before. */
export const retirementDocument: DocumentKind<RetirementContent> = {
  ...retirementKind,
  feature: null,
  content: retirementContent,
  textField: 'reason',
  defaultLine: (ctx, authorId, { memberId }) => lineOfRequest(ctx, { authorId, memberId, going: null }),
  headline({ person, lastDay }, language, today) {
    const day = dayText(Temporal.PlainDate.from(lastDay), language, today.year)
    return [(person ? PROPOSED : NAMES)[language], person?.name, day].filter(Boolean).join(' · ')
  },
  toWire: contentToWire,
  mayOpen: ({ actor }, authorId) => authorId === actor.memberId,
  submitted: (ctx, { id, content }) =>
    insertRequest(ctx.tx, {
      document_id: id,
      member_id: content.memberId,
      kind: 'RETIREMENT',
      starts_on: content.lastDay,
      until_on: null,
    }),
  async approved(ctx, { id, authorId }) {
    const request = await holdRequest(ctx.tx, id)
    const memberId = request.member_id
    await requireDecision(ctx, { authorId, memberId }, 'retire')
    const before = await arrangeRetirement(ctx, {
      memberId,
      lastDay: Temporal.PlainDate.from(request.starts_on),
    })
    await setStatus(ctx.tx, id, 'APPROVED', before)
  },
  ...outcomesOf(undo),
  async refusesCancel({ tx, today }, { id }) {
    const request = await readRequest(tx, id)
    return request && request.starts_on < today.toString() ? 'LEFT_ALREADY' : null
  },
}

async function undo(ctx: CommandContext, documentId: number): Promise<void> {
  const request = await holdRequest(ctx.tx, documentId)
  if (await handOnBefore(ctx.tx, request)) return
  const { member_id: memberId, starts_on, planned_before } = request
  const lastDay = Temporal.PlainDate.from(starts_on)
  await takeBackRetirement(ctx, { memberId, lastDay, before: readPlannedBefore(planned_before) })
}

function contentToWire({ person, lastDay, reason }: RetirementContent): Input<typeof retirementValues> {
  return { person: personToWire(person), retire_date: lastDay, reason }
}
