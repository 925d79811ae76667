import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { importQuery } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'
import { stepOf } from './import-view.ts'
import { RunStep } from './run-step.tsx'
import { ImportSteps } from './import-steps.tsx'

const route = getRouteApi('/main/members/import')

/** Many invitations at once: choose, check, follow. The address says which import; it can be left and found again. */
export function ImportScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const go = (change: ImportSearch, replace = false) => void navigate({ search: change, replace })
  return (
    <Page>
      <BackLink to="/main/members">{t('memberSheets.back')}</BackLink>
      <PageHeader title={t('memberSheets.title')} description={t('memberSheets.hint')} />
      {search.import === undefined ? (
        <>
          <ImportSteps step="choose" />
          <ChooseStep search={search} go={go} />
        </>
      ) : (
        <OneImport key={search.import} id={search.import} search={search} go={go} />
      )}
    </Page>
  )
}

interface OneImportProps {
  id: number
  search: ImportSearch
  go: (change: ImportSearch, replace?: boolean) => void
}

function OneImport({ id, search, go }: OneImportProps) {
  const sheet = useQuery(importQuery(id))
  const step = stepOf(sheet.data)
  return (
    <>
      <ImportSteps step={sheet.data ? step : 'check'} />
      <QueryView query={sheet}>
        {(read) =>
          step === 'check' ? (
            <CheckStep sheet={read} search={search} go={go} />
          ) : (
            <RunStep sheet={read} search={search} go={go} />
          )
        }
      </QueryView>
    </>
  )
}
