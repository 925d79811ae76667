import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadEvents } from '#contract/time/work-events/event-sheets.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { useProfile } from '../../../../page/profile.ts'
import { notify } from '../../../../ui/notify.ts'
import { calendarYears, wholeYear } from './calendar-years.ts'

/** Own requests of a calendar year as a file, for each year that a year of leave lies in. */
export function YearDownload({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const { id: user_id } = useProfile()
  const download = useMutation({
    mutationFn: (year: string) => saveFile(downloadEvents, { query: { ...wholeYear(year), user_id } }),
    meta: { errors: 'notify' },
    onSuccess: () => notify({ text: t('leave.enter.downloaded') }),
  })
  return (
    <Menu position="bottom-end" shadow="sm" withinPortal>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={14} aria-hidden />}
        >
          {t('leave.enter.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {calendarYears(from, to).map((year) => (
          <Menu.Item key={year} onClick={() => download.mutate(year)}>
            {t('leave.enter.yearEvents', { year })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
