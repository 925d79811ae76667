import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconChevronDown, IconClipboardText, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { downloadMembers } from '#contract/people/member-sheets/member-sheets.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { saveFile } from '../../../api/save-file.ts'
import { notify } from '../../../ui/notify.ts'

interface SheetMenuProps {
  /** The filters of the list: what is seen is what is downloaded. */
  filter: EndpointCall<typeof downloadMembers>['query']
  mayInvite: boolean
}

/** Many people at once: in by a sheet or pasted addresses, out as a sheet. */
export function SheetMenu({ filter, mayInvite }: SheetMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const download = useMutation({
    mutationFn: () => saveFile(downloadMembers, { query: filter }),
    meta: { errors: 'notify' },
    onSuccess: () => notify({ text: t('memberSheets.menu.downloaded') }),
  })
  return (
    <Menu position="bottom-end" shadow="sm" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('memberSheets.menu.label')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayInvite && (
          <>
            <Menu.Item
              leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
              onClick={() => void navigate({ to: '/main/members/import' })}
            >
              {t('memberSheets.menu.upload')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconClipboardText size={16} aria-hidden />}
              onClick={() => void navigate({ to: '/main/members/import', search: { by: 'paste' } })}
            >
              {t('memberSheets.menu.paste')}
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => download.mutate()}>
          {t('memberSheets.menu.download')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
