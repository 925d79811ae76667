import { Button, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { number } from '../../../text/formats.ts'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { CountTiles } from './count-tiles.tsx'
import type { ImportRead } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'
import styles from './member-sheets.module.css'
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
          <Switch
            label={t('memberSheets.check.createTeams')}
            description={t('memberSheets.check.createTeamsHint')}
            checked={sheet.create_teams}
            disabled={acts.isBusy}
            onChange={(event) => acts.choose({ create_teams: event.currentTarget.checked })}
          />
          {sheet.new_teams.length > 0 && (
            <p className={styles.note}>
              {t('memberSheets.check.newTeams', { teams: sheet.new_teams.join(', ') })}
            </p>
          )}
          {sheet.new_rank_count > 0 && (
            <Switch
              label={t('memberSheets.check.createRanks', { count: number(sheet.new_rank_count) })}
              description={t('memberSheets.check.createRanksHint', { ranks: ranksOf(sheet) })}
              checked={sheet.create_ranks}
              disabled={acts.isBusy}
              onChange={(event) => acts.choose({ create_ranks: event.currentTarget.checked })}
            />
          )}
        </div>
      </Section>
      <RowTable sheet={sheet} search={search} go={go} />
    </>
  )
}

function ranksOf({ new_ranks: ranks, new_rank_count: count }: ImportRead): string {
  return ranks.length < count ? `${ranks.join(', ')} …` : ranks.join(', ')
}
