import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { CheckFacts, CheckNeeds } from './check-facts.tsx'
import { AwaySwitch } from './check-panel.tsx'
import { useWorkCheck } from './check-queries.ts'
import { DayOffHint } from './day-off/day-off-hint.tsx'
import { KeptList } from './kept-presses/kept-list.tsx'
import { whyNoPress } from './press-state.ts'
import { ThumbButton } from './thumb-button.tsx'
import { usePress } from './use-press.ts'
import { WorkTabs } from './work-tabs.tsx'

/** Checking in and out with one thumb. */
export function CheckScreen() {
  const { t } = useTranslation()
  const press = usePress()
  return (
    <Page width="narrow">
      <PageHeader title={t('check.title')} tabs={<WorkTabs value="check" />} />
      <QueryView query={useWorkCheck()}>
        {(check) => (
          <>
            <ThumbButton check={check} />
            <KeptList />
            <Section title={shortDay(check.wk_date)}>
              <CheckFacts check={check} />
            </Section>
            {whyNoPress(check) === null && (
              <Section>
                <DayOffHint check={check} />
                <CheckNeeds check={check} />
                <AwaySwitch check={check} press={press} />
              </Section>
            )}
          </>
        )}
      </QueryView>
    </Page>
  )
}
