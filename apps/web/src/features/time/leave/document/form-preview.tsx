import type { EffectPreviewProps } from '../../../approvals/forms/index.ts'
import { EMPTY_DRAFT, OVERTIME, unitOf } from '../leave-draft.ts'
import { LeavePreview } from '../leave-preview.tsx'
import { usePreview } from '../use-preview.ts'

/** What a form of the company that asks for leave or work would take, as the dialog of a request shows it. */
export function FormPreview({ asked: { code, from, to, start, end }, hasOwnLine }: EffectPreviewProps) {
  const kind = code === OVERTIME ? code : code.slice(0, code.lastIndexOf(':'))
  const draft = {
    ...EMPTY_DRAFT,
    wk_start_date: from,
    wk_end_date: to,
    start,
    end,
    kind,
    unit: code === OVERTIME ? 'TIME' : unitOf(code),
  } as const
  const { state, shown } = usePreview(draft)
  return <LeavePreview state={state} shown={shown} kind={kind} isOwn hasOtherLine={hasOwnLine} />
}
