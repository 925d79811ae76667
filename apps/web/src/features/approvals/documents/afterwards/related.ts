import type { OpenedDocument } from '../approval-queries.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'

/** What came before and after a document, and what may be done with one that has ended; loaded where there is any of it. */
export const LazyRelated = lazyPart(
  ['afterwards'],
  () => import('./related-documents.tsx'),
  'RelatedDocuments',
)
export const LazyAfterActs = lazyPart(['afterwards'], () => import('./after-acts.tsx'), 'AfterActs')

/** Kinds that people write on the writing screen. */
const WRITTEN = new Set(['GENERAL', 'FORM'])

export const mayCopy = ({ abilities, drf_type }: OpenedDocument): boolean =>
  abilities.copy && WRITTEN.has(drf_type)

/** Whether there is anything to do with a document besides deciding on it. */
export const hasAfterActs = (document: OpenedDocument): boolean => {
  const { ask_cancel, resubmit, delete: mayDelete } = document.abilities
  return ask_cancel || resubmit || mayDelete || mayCopy(document)
}

/** Whether anything came before or after it. */
export const isRelated = (document: OpenedDocument): boolean =>
  document.version > 1 ||
  document.cancel_drf_id !== null ||
  document.replaces_drf_id !== null ||
  document.replaced_by_drf_id !== null
