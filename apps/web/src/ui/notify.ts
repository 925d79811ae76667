import i18next from 'i18next'

const COLORS = { good: 'green', bad: 'red', plain: 'pine' } as const

interface Notice {
  /** What happened, in one sentence. */
  text: string
  title?: string
  tone?: keyof typeof COLORS
  /** Milliseconds until it goes by itself; refusals stay longer. */
  closeAfter?: number
  /** 'top' where the lower edge holds buttons that are pressed again and again. */
  place?: 'top'
}

/** Shows a notification at the edge of the screen; screen readers hear it. */
export function notify(notice: Notice): void {
  void show(notice)
}

async function show({ text, title, tone = 'good', closeAfter, place }: Notice): Promise<void> {
  const { notifications } = await import('@mantine/notifications')
  notifications.show({
    message: text,
    title,
    color: COLORS[tone],
    autoClose: closeAfter ?? (tone === 'bad' ? 8000 : 4000),
    withBorder: true,
    ...(place && { position: 'top-center' as const }),
    closeButtonProps: { 'aria-label': i18next.t('kit.dialog.close') },
    role: tone === 'bad' ? 'alert' : 'status',
  })
}
