import { z } from 'zod'
import type { Input } from '#contract/endpoint.ts'
import { swapKind } from '#contract/time/schedules/swap-kind.ts'
import type { swapValues } from '#contract/time/schedules/swaps.ts'
import type { DocumentKind, FiledDocument } from '../../../approvals/documents/index.ts'
import { dayText } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { swapOf } from '../../work-plans/index.ts'
import { hasBegun, judgeDays, swapDays, undoSwap, type WantedSwap } from './swap-days.ts'

const swapContent = z.object({
  worked: z.iso.date(),
  free: z.iso.date(),
  /** Of the holiday, in Korean; empty for the weekly one. */
  name: z.string().max(200),
  reason: z.string().max(300),
})

type SwapContent = z.output<typeof swapContent>

const NAMES = { ko: '휴일 대체', ja: '休日の振替', en: 'Holiday swap' }

/** A swap of two days of one's own: approved at least a day ahead it is their plan. */
export const swapDocument: DocumentKind<SwapContent> = {
  ...swapKind,
  feature: 'ATTENDANCE',
  content: swapContent,
  textField: 'reason',
  line: { roles: ['EXTENDED'], facts: [], caseOf: () => ({ role: 'EXTENDED', facts: {} }) },
  headline: ({ worked, free }, language, today) => {
    const [from, to] = [worked, free].map((on) => dayText(Temporal.PlainDate.from(on), language, today.year))
    return `${NAMES[language]} · ${from} → ${to}`
  },
  toWire: ({ worked, free, name, reason }): Input<typeof swapValues> => ({
    work_date: worked,
    free_date: free,
    holiday_name: name,
    reason,
  }),
  mayOpen: (ctx, authorId) => authorId === ctx.actor.memberId,
  async approved(ctx, { id, authorId, content }) {
    const wanted = wantedBy(authorId, content)
    const { name } = await judgeDays(ctx, wanted)
    await swapDays(ctx, wanted, { name, documentId: id })
  },
  reopened: undo,
  canceled: undo,
  async refusesCancel(ctx, { id }) {
    const swap = await swapOf(ctx, { documentId: id })
    return swap && hasBegun(swap, ctx) ? 'SWAP_BEGUN' : null
  },
}

/** What was not approved has swapped nothing. */
async function undo(ctx: CommandContext, { id }: FiledDocument<SwapContent>): Promise<void> {
  const swap = await swapOf(ctx, { documentId: id })
  if (swap) await undoSwap(ctx, swap)
}

function wantedBy(memberId: number, content: SwapContent | null): WantedSwap {
  if (!content) fail('SWAP_NO_HOLIDAY')
  const { worked, free } = content
  return { memberId, worked: Temporal.PlainDate.from(worked), free: Temporal.PlainDate.from(free) }
}
