import { lazyPart } from '../../../page/lazy-part.ts'

/** Where people look for leave, the way to an absence for long. */
export const InsteadOfLeave = lazyPart(
  ['employmentDocument'],
  () => import('./absence-link.tsx'),
  'AbsenceLink',
)
