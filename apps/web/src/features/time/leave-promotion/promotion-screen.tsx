import { Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { number } from '../../../text/formats.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { withFilters } from '../../../ui/list/address.ts'
import { ListTable, type SelectionActionsProps } from '../../../ui/list/list-table.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { TeamFilter } from '../attendance/index.ts'
import { LeaveTabs } from '../leave/index.ts'
import { promotionColumns } from './promotion-columns.tsx'
import { PromotionSheet } from './promotion-sheet.tsx'
import { PAGE_SIZE, promotesLeave, promotionsQuery } from './promotion-queries.ts'
import { STEPS, TYPES } from './promotion-filters.ts'
import type { PromotionSearch } from './promotion-search.ts'
import { SelectedPromotions } from './selected-promotions.tsx'

interface PromotionScreenProps {
  search: PromotionSearch
  go: (search: PromotionSearch) => void
}

/** 연차 촉진: whose leave is left, who has been asked, who answered, and what the law makes of it. */
export function PromotionScreen(props: PromotionScreenProps) {
  const { t } = useTranslation()
  return (
    <Page width="full">
      <PageHeader
        title={t('promotion.title')}
        description={t('promotion.description')}
        tabs={<LeaveTabs value="promotion" />}
      />
      {promotesLeave(useProfile()) ? (
        <People {...props} />
      ) : (
        <EmptyState title={t('promotion.noAccess')} hint={t('promotion.noAccessHint')} />
      )}
    </Page>
  )
}

function People({ search, go }: PromotionScreenProps) {
  const { t } = useTranslation()
  const query = useQuery({ ...promotionsQuery(search), placeholderData: keepPreviousData })
  const columns = useMemo(() => promotionColumns(t, ({ id }) => go({ ...search, ask: id })), [t, go, search])
  const filter = (change: PromotionSearch) => go(withFilters(search, change))
  const rows = query.data?.results
  const Actions = useMemo(
    () => (props: SelectionActionsProps) => <SelectedPromotions {...props} rows={rows ?? []} />,
    [rows],
  )
  const steps = query.data?.steps
  const { page: _page, ask: _ask, ...of } = search
  return (
    <>
      <ListTable
        caption={t('promotion.caption')}
        columns={columns}
        query={query}
        rowKey={(row) => row.id}
        page={search.page ?? 1}
        pageSize={PAGE_SIZE}
        onPage={(page) => filter({ page })}
        selection={{ of: JSON.stringify([of, search.page]), Actions }}
        empty={{ title: t('promotion.empty'), hint: t('promotion.emptyHint') }}
        filters={
          <>
            <Select
              aria-label={t('promotion.step')}
              placeholder={t('promotion.everyStep')}
              clearable
              data={STEPS.map((step) => ({
                value: step,
                label: steps
                  ? t('promotion.stepCount', {
                      step: t(`promotion.steps.${step}`),
                      n: number(steps[step] ?? 0),
                    })
                  : t(`promotion.steps.${step}`),
              }))}
              value={search.step ?? null}
              onChange={(step) => filter({ step: step ?? undefined })}
            />
            <Select
              aria-label={t('promotion.type')}
              placeholder={t('promotion.everyType')}
              clearable
              data={TYPES.map((type) => ({
                value: type,
                label: t(`promotion.askTypes.${type}` as 'promotion.askTypes.2'),
              }))}
              value={search.type ?? null}
              onChange={(type) => filter({ type: type ?? undefined })}
            />
            <TeamFilter team={search.team} onChange={(team) => filter({ team })} />
          </>
        }
      />
      {search.ask !== undefined && (
        <PromotionSheet id={search.ask} onClose={() => go({ ...search, ask: undefined })} />
      )}
    </>
  )
}
