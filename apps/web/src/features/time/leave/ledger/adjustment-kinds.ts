export const ADJUSTMENT_KINDS = ['ADJUSTMENT', 'EXTRA', 'OPENING'] as const
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

/** Whether it takes from what there is: then it is of one day and has no end. */
export function lessens(kind: AdjustmentKind, days: number | string): boolean {
  return kind === 'OPENING' || (kind === 'ADJUSTMENT' && Number(days) < 0)
}

/** Corrections go both ways, the others are told in days above zero. */
export function isAdjustment(kind: AdjustmentKind, days: number | string): boolean {
  const typed = Number(days)
  return days !== '' && Number.isFinite(typed) && (kind === 'ADJUSTMENT' ? typed !== 0 : typed > 0)
}
