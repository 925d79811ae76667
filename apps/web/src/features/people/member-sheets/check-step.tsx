import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { number } from '../../../text/formats.ts'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { CountTiles } from './count-tiles.tsx'
import type { ImportRead } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'
import styles from './member-sheets.module.css'
import { MissingChoices } from './missing-choices.tsx'
import { RowTable } from './row-table.tsx'
import { useImportActs } from './use-import-acts.ts'

interface CheckStepProps {
  sheet: ImportRead
  search: ImportSearch
  go: (change: ImportSearch, replace?: boolean) => void
}

/** The second step: every line with what is wrong with it, to be mended in its place. Nobody is invited yet. */
export function CheckStep({ sheet, search, go }: CheckStepProps) {
  const { t } = useTranslation()
  const acts = useImportActs(sheet, () => go({}, true))
  const name = sheet.file_name || t('memberSheets.recent.pasted')
  const { ready } = sheet.counts
  return (
    <>
      <Section
        title={t('memberSheets.check.title', { name })}
        actions={
          <>
            <Button variant="default" disabled={acts.isBusy} onClick={() => void acts.discard()}>
              {t('memberSheets.check.discard')}
            </Button>
            <DisabledHint reason={ready === 0 && t('memberSheets.check.nothing')}>
              <Button loading={acts.isBusy} onClick={() => void acts.start()}>
                {t('memberSheets.check.start', { count: number(ready) })}
              </Button>
            </DisabledHint>
          </>
        }
      >
        <div className={styles.summary}>
          <CountTiles sheet={sheet} show={['ready', 'problem', 'skipped']} />
          {sheet.ignored_headings.length > 0 && (
            <p className={styles.note}>
              {t('memberSheets.check.ignored', { headings: sheet.ignored_headings.join(', ') })}
            </p>
          )}
          <MissingChoices sheet={sheet} acts={acts} />
        </div>
      </Section>
      <RowTable sheet={sheet} search={search} go={go} />
    </>
  )
}
