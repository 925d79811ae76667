import { useTranslation } from 'react-i18next'
import { downloadEvents } from '#contract/time/work-events/event-sheets.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { useProfile } from '../../../../page/profile.ts'
import { calendarYears, wholeYear } from './calendar-years.ts'
import { DownloadMenu } from './download-menu.tsx'

/** Own requests of a calendar year as a file, for each year that a year of leave lies in. */
export function YearDownload({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const { id: user_id } = useProfile()
  const files = calendarYears(from, to).map((year) => ({
    label: t('leave.enter.yearEvents', { year }),
    save: () => saveFile(downloadEvents, { query: { ...wholeYear(year), user_id } }),
  }))
  return <DownloadMenu isSmall files={files} />
}
