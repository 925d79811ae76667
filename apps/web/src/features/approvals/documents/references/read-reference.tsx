import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readReference } from '#contract/approvals/documents/references.ts'
import { q } from '../../../../api/query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import type { OpenedDocument } from '../approval-queries.ts'
import { DocumentPaper } from '../paper/document-paper.tsx'

/** Whoever only reads it does nothing else with it. */
const READING: Pick<
  OpenedDocument,
  | 'is_marked'
  | 'reply_count'
  | 'apv_reference'
  | 'apv_attach'
  | 'acts_for'
  | 'abilities'
  | 'version'
  | 'cancel_drf_id'
  | 'replaces_drf_id'
  | 'replaced_by_drf_id'
> = {
  is_marked: false,
  reply_count: 0,
  apv_reference: [],
  apv_attach: [],
  acts_for: null,
  version: 1,
  cancel_drf_id: null,
  replaces_drf_id: null,
  replaced_by_drf_id: null,
  abilities: {
    approve: false,
    deny: false,
    confirm: false,
    cancel: false,
    withdraw: false,
    copy: false,
    reply: false,
    add_circulator: false,
    add_reference: false,
    attach: false,
    delegate: false,
    substitute: false,
    ask_cancel: false,
    resubmit: false,
    delete: false,
  },
}

/** A document that another one refers to, as it stands on paper. */
export function ReadReference({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery({ ...q(readReference, { params: { id } }), staleTime: 10_000 })
  return (
    <Dialog opened onClose={onClose} title={t('attached.references.title')} size={760}>
      <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
        {(paper) => <DocumentPaper document={{ ...paper, ...READING }} />}
      </QueryView>
    </Dialog>
  )
}
