import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { LineDialog } from './line-dialog.tsx'
import { companyLinesQuery, type Line, ownLinesQuery } from './line-queries.ts'
import { LineRows } from './line-rows.tsx'
import { placesFor } from './shown-lines.ts'

/** Lines that a person saves for the own documents. */
export function OwnLinesScreen() {
  const { t } = useTranslation()
  const company = useQuery(companyLinesQuery)
  const own = useQuery(ownLinesQuery)
  const [edited, setEdited] = useState<Line | null>(null)
  return (
    <Page width="reading">
      <PageHeader title={t('lines.own')} description={t('lines.ownHint')} />
      <Section flush>
        <QueryView query={own} skeleton={<RowsSkeleton rows={8} />}>
          {(saved) => <LineRows lines={placesFor(company.data ?? [], saved, true)} onEdit={setEdited} />}
        </QueryView>
      </Section>
      {edited && <LineDialog line={edited} owner="OWN" onClose={() => setEdited(null)} />}
    </Page>
  )
}
