import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../ui/notify.ts'

interface DownloadMenuProps {
  files: readonly { label: string; save: () => Promise<unknown> }[]
  isSmall?: boolean
}

/** One button for several files; what was saved is said. */
export function DownloadMenu({ files, isSmall = false }: DownloadMenuProps) {
  const { t } = useTranslation()
  const download = useMutation({
    mutationFn: (save: () => Promise<unknown>) => save(),
    meta: { errors: 'notify' },
    onSuccess: () => notify({ text: t('leave.enter.downloaded') }),
  })
  return (
    <Menu position="bottom-end" shadow="sm" withinPortal>
      <Menu.Target>
        <Button
          {...(isSmall && { size: 'xs' })}
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={isSmall ? 14 : 16} aria-hidden />}
        >
          {t('leave.enter.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ label, save }) => (
          <Menu.Item key={label} onClick={() => download.mutate(save)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
