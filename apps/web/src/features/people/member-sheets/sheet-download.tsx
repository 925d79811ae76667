import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { downloadMembers } from '#contract/people/member-sheets/member-sheets.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { saveFile } from '../../../api/save-file.ts'
import { notify } from '../../../ui/notify.ts'

interface SheetDownloadProps {
  /** The filters of the list: what is seen is what is downloaded. */
  filter: EndpointCall<typeof downloadMembers>['query']
}

/** The list as a sheet. */
export function SheetDownload({ filter }: SheetDownloadProps) {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: () => saveFile(downloadMembers, { query: filter }),
    meta: { errors: 'notify' },
    onSuccess: () => notify({ text: t('memberSheets.menu.downloaded') }),
  })
  return (
    <Button
      variant="default"
      loading={download.isPending}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => download.mutate()}
    >
      {t('memberSheets.menu.download')}
    </Button>
  )
}
