export const STEPS = ['READY', 'POSSIBLE', 'ASKED', 'NOTICE', 'DONE', 'EXPIRED'] as const
export const TYPES = ['2', '1-1', '1-2'] as const
export type Step = (typeof STEPS)[number]
