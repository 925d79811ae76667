import type { AbsenceKind } from '#contract/people/members/members.ts'
import type { EffectPreviewProps } from '../forms/index.ts'
import { AbsenceBlock } from './absence-block.tsx'
import { RetirementBlock } from './retirement-block.tsx'

const UNSENT = { drf_id: 0 }

/** The absence that a form of the company asks for, as its document will show it. */
export function AbsencePreview({ asked: { code, from, to, reason } }: EffectPreviewProps) {
  const values = { person: null, absence_kind: code as AbsenceKind, reason, proof: null }
  return <AbsenceBlock values={{ ...values, start_date: from, end_date: to }} document={UNSENT} />
}

/** The same of leaving. */
export function RetirementPreview({ asked: { from, reason } }: EffectPreviewProps) {
  return <RetirementBlock values={{ person: null, retire_date: from, reason }} />
}
