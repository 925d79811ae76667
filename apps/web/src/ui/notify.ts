import { randomId } from '@mantine/hooks'
import { createElement } from 'react'
import i18next from 'i18next'

const COLORS = { good: 'green', bad: 'red', plain: 'pine' } as const

export interface NoticeAction {
  label: string
  onClick: () => void
  /** When it ends, by the page's own clock (performance.now); the seconds are counted down. */
  until?: number
}

interface Notice {
  /** To close it again with `closeNotice`. */
  id?: string
  /** What happened, in one sentence. */
  text: string
  title?: string
  tone?: keyof typeof COLORS
  /** Milliseconds until it goes by itself; refusals stay longer. */
  closeAfter?: number
  /** 'top' where the lower edge holds buttons that are pressed again and again. */
  place?: 'top'
  /** One thing that can be done about it, such as taking it back. */
  action?: NoticeAction
}

/** What is about to be shown, while the parts that show it are fetched. */
const coming = new Set<string>()

/** Refusals at the lower edge, where the next screen may have its buttons. */
const below = new Set<string>()

/** Shows a notification at the edge of the screen; screen readers hear it. */
export function notify(notice: Notice): void {
  void show(notice)
}

export function closeNotice(id: string): void {
  coming.delete(id)
  void import('@mantine/notifications').then(({ notifications }) => notifications.hide(id))
}

/** Refusals belong to the screen that was refused: once it is left they stand over the buttons of another. */
export function leaveNotices(): void {
  for (const id of below) closeNotice(id)
}

async function show({ id, text, title, tone = 'good', closeAfter, place, action }: Notice): Promise<void> {
  const shown = id ?? randomId()
  coming.add(shown)
  const [{ notifications }, line] = await Promise.all([
    import('@mantine/notifications'),
    action ? import('./notice-line.tsx') : undefined,
  ])
  // Closed before it was there, as by who takes something back at once.
  if (!coming.delete(shown)) return
  if (tone === 'bad' && !place) below.add(shown)
  notifications.show({
    id: shown,
    onClose: () => below.delete(shown),
    message:
      line && action
        ? createElement(line.NoticeLine, { text, action, onClose: () => notifications.hide(shown) })
        : text,
    title,
    color: COLORS[tone],
    autoClose: closeAfter ?? (tone === 'bad' ? 8000 : 4000),
    withBorder: true,
    ...(place && { position: 'top-center' as const }),
    closeButtonProps: { 'aria-label': i18next.t('kit.dialog.close') },
    role: tone === 'bad' ? 'alert' : 'status',
  })
}
