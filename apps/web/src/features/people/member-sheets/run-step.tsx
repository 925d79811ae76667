import { Alert, Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadProblemRows, startImport } from '#contract/people/member-sheets/member-sheets.ts'
import { refreshTouched } from '../../../api/query.ts'
import { saveFile } from '../../../api/save-file.ts'
import { moment, number } from '../../../text/formats.ts'
import { ProgressPanel } from '../../../ui/feedback/progress-panel.tsx'
import { notify } from '../../../ui/notify.ts'
import { CountTiles } from './count-tiles.tsx'
import type { ImportRead } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'
import { progressOf } from './import-view.ts'
import styles from './member-sheets.module.css'
import { MissingChoices } from './missing-choices.tsx'
import { RowTable } from './row-table.tsx'
import { useImportActs } from './use-import-acts.ts'

interface RunStepProps {
  sheet: ImportRead
  search: ImportSearch
  go: (change: ImportSearch, replace?: boolean) => void
}

/** The third step: how far it is, what to do about it, and who was left out and why. */
export function RunStep({ sheet, search, go }: RunStepProps) {
  const { t } = useTranslation()
  useFreshLists(sheet.state)
  const name = sheet.file_name || t('memberSheets.recent.pasted')
  const left = sheet.counts.skipped + sheet.counts.failed
  const title = t('memberSheets.run.title', { name })
  const acts = useImportActs(sheet, () => go({}, true))
  const mayChoose = sheet.abilities.correct && sheet.counts.failed + sheet.counts.ready > 0
  return (
    <>
      <ProgressPanel title={title} {...progressOf(sheet)} isFinished={sheet.state === 'DONE'} mayLeave />
      <CountTiles sheet={sheet} show={['invited', 'skipped', 'failed', 'left']} />
      <div className={styles.outcome}>
        <div className={styles.notices}>
          <Notices sheet={sheet} />
        </div>
        <div className={styles.acts}>
          <Acts sheet={sheet} acts={acts} />
        </div>
      </div>
      {mayChoose && (
        <div className={styles.summary}>
          <MissingChoices sheet={sheet} acts={acts} />
        </div>
      )}
      {(left + sheet.counts.ready > 0 || search.only === 'all') && (
        <RowTable sheet={sheet} search={search} go={go} />
      )}
    </>
  )
}

/** Lists of people elsewhere know of the invitations once it is over. */
function useFreshLists(state: ImportRead['state']): void {
  const client = useQueryClient()
  useEffect(() => {
    if (state !== 'RUNNING') void refreshTouched(client, startImport)
  }, [client, state])
}

function Acts({ sheet, acts }: { sheet: ImportRead; acts: ReturnType<typeof useImportActs> }) {
  const { t } = useTranslation()
  const { abilities, counts, import_id: id } = sheet
  const download = useMutation({
    mutationFn: () => saveFile(downloadProblemRows, { params: { id } }),
    meta: { errors: 'notify' },
    onSuccess: () => notify({ text: t('memberSheets.run.downloaded') }),
  })
  const isDone = sheet.state === 'DONE'
  // Where no row is right, what failed may be by now: somebody made the team elsewhere, or a limit is over.
  const isNew = !isDone || counts.ready > 0
  const resumeText = isNew
    ? isDone
      ? 'memberSheets.run.retry'
      : 'memberSheets.run.resume'
    : 'memberSheets.run.recheck'
  return (
    <>
      {counts.skipped + counts.failed > 0 && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('memberSheets.run.download')}
        </Button>
      )}
      {abilities.stop && !abilities.resume && (
        <Button variant="default" loading={acts.isBusy} onClick={acts.stop}>
          {t('memberSheets.run.stop')}
        </Button>
      )}
      {abilities.resume && (
        <Button variant={isNew ? 'filled' : 'default'} loading={acts.isBusy} onClick={acts.resume}>
          {t(resumeText)}
        </Button>
      )}
      {isDone && (
        <Button component={Link} to="/main/members/import" variant="default">
          {t('memberSheets.run.again')}
        </Button>
      )}
      {counts.invited > 0 && isDone && (
        <Button
          component={Link}
          to="/main/members?state=INVITED"
          variant={abilities.resume && isNew ? 'default' : 'filled'}
        >
          {t('memberSheets.run.seeInvited')}
        </Button>
      )}
    </>
  )
}

function Notices({ sheet }: { sheet: ImportRead }) {
  const { t } = useTranslation()
  const { state, stop_reason: reason, is_stalled: isStalled, mails_until: until, counts, abilities } = sheet
  return (
    <>
      {state === 'DONE' && (
        <p className={styles.note} role="status">
          {counts.invited > 0
            ? t('memberSheets.run.done', { count: number(counts.invited) })
            : t('memberSheets.run.doneNone')}
        </p>
      )}
      {abilities.correct && counts.failed > 0 && <p className={styles.note}>{t('memberSheets.run.mend')}</p>}
      {reason && (
        <Alert color={reason === 'BY_PERSON' ? 'gray' : 'amber'} variant="light" role="status">
          {t(`memberSheets.run.stopped.${reason}`)}
        </Alert>
      )}
      {isStalled && (
        <Alert color="amber" variant="light" role="status">
          {t('memberSheets.run.stalled')}
        </Alert>
      )}
      {until && <p className={styles.note}>{t('memberSheets.run.mails', { until: moment(until) })}</p>}
    </>
  )
}
