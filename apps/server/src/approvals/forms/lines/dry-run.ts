import { arrangeLine } from '#rules/approvals/arrange-line.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import type { MemberContext } from '../../../http/context.ts'
import { formKind } from '#contract/approvals/forms/form-kind.ts'
import { freeKind } from '#contract/approvals/forms/free-kind.ts'
import { openingOf, type StandIns, standInsOf } from '../../documents/index.ts'
import { describeLine } from '../../lines/index.ts'
import { type DraftRow, getDraft } from '../drafts.store.ts'
import { type AwayPerson, getForm, type LineReceiver, type WholeForm } from '../forms.queries.ts'
import { lineOfForm, ownLine, type FormLine } from './line-of-form.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface DryRun {
  steps: (Omit<LineReceiver, 'email'> & StandIns)[]
  /** null where it would be refused. */
  status: string | null
  isDrafterDropped: boolean
  isByEffect: boolean
  /** Names of those who left and are passed over: of the form, and whom the writer chose. */
  leftOut: string[]
  chosenLeftOut: string[]
}

/** Who would have a document of the actor in their box. @throws Failure NOT_FOUND for a draft or a form that is none of theirs */
export async function dryRun(
  ctx: Reader,
  asked: { draftId: number | undefined; formId: number | undefined },
): Promise<DryRun> {
  const draft = asked.draftId === undefined ? undefined : await getDraft(ctx, asked.draftId)
  const formId = draft ? (draft.is_form_gone ? null : draft.form_id) : asked.formId
  const form = formId ? await getForm(ctx, formId) : null
  const { line, leftOut, chosenLeftOut } = await lineOf(ctx, form, draft)
  const places = line.receivers.map((one) => ({ ...one, userId: one.member_id }))
  const arranged = arrangeLine(places, ctx.actor.memberId).map(({ userId, type, order }) => ({
    memberId: userId,
    type,
    order,
  }))
  const opening = await openingOf(ctx, { receivers: arranged, approvedAtOnce: line.approvedAtOnce })
  const kind = form ? formKind.key : freeKind.key
  const standIns = await standInsOf(ctx, ctx.actor.memberId, opening?.receivers ?? [], [kind])
  const nameOf = new Map(line.receivers.map((one) => [one.member_id, one]))
  const steps = (opening?.receivers ?? []).flatMap(({ memberId, type, order }) => {
    const person = nameOf.get(memberId)
    return person ? [{ ...person, type, order, ...standIns({ memberId, type }) }] : []
  })
  return {
    steps: steps.toSorted((a, b) => Number(!isDecider(a)) - Number(!isDecider(b)) || a.order - b.order),
    status: opening?.status ?? null,
    isDrafterDropped: places.some((one) => one.userId === ctx.actor.memberId && isDecider(one)),
    isByEffect: Boolean(form?.has_effect && form.receivers.length === 0 && line.line === ''),
    leftOut: [...new Set(leftOut)],
    chosenLeftOut,
  }
}

/** As writing chooses it: whom the writer put together, where that may be, else the line of the form, else the own one. */
async function lineOf(
  ctx: Reader,
  form: WholeForm | null,
  draft: DraftRow | undefined,
): Promise<{ line: FormLine } & Pick<DryRun, 'leftOut' | 'chosenLeftOut'>> {
  const mayChoose = !form || form.line_changeable
  const chosenLeftOut = mayChoose ? leftOf(draft?.away ?? []) : []
  if (mayChoose && draft?.receivers?.length)
    return {
      line: { receivers: draft.receivers, approvedAtOnce: false, line: '' },
      leftOut: [],
      chosenLeftOut,
    }
  if (!form) return { line: await ownLine(ctx), leftOut: [], chosenLeftOut }
  const line = await lineOfForm(ctx, form, { fields: form.fields, values: draft?.given ?? {} })
  // People whom the form names one by one are passed over where none of its other lines is taken.
  const people = line.line === '' || line.line === form.role_line ? leftOf(form.away) : []
  return { line, leftOut: [...people, ...(await leftOfLine(ctx, line.line))], chosenLeftOut }
}

const leftOf = (away: readonly AwayPerson[]) => away.filter((one) => one.has_left).map(({ name }) => name)

async function leftOfLine(ctx: Reader, line: string): Promise<string[]> {
  const { findings, targets } = await describeLine(ctx, [line])
  const left = new Set(findings.flatMap(({ code, target }) => (code === 'LEFT' ? [target] : [])))
  return targets.filter(({ target }) => left.has(target)).map(({ name }) => name)
}
