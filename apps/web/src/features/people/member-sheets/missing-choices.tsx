import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { number } from '../../../text/formats.ts'
import type { ImportRead } from './import-queries.ts'
import styles from './member-sheets.module.css'
import type { useImportActs } from './use-import-acts.ts'

interface MissingChoicesProps {
  sheet: ImportRead
  acts: Pick<ReturnType<typeof useImportActs>, 'choose' | 'isBusy'>
}

/** Whether teams and ranks that the company lacks are made for who is invited. */
export function MissingChoices({ sheet, acts }: MissingChoicesProps) {
  const { t } = useTranslation()
  return (
    <>
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
    </>
  )
}

function ranksOf({ new_ranks: ranks, new_rank_count: count }: ImportRead): string {
  return ranks.length < count ? `${ranks.join(', ')} …` : ranks.join(', ')
}
