import { Button } from '@mantine/core'
import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeAction } from './notify.ts'

interface NoticeLineProps {
  text: string
  action: NoticeAction
  onClose: () => void
}

const SECOND = 1000

/** The sentence of a notification with what can be done about it, and how long that goes on. */
export function NoticeLine({ text, action, onClose }: NoticeLineProps) {
  const { t } = useTranslation()
  const secondsLeft = () => Math.ceil(((action.until ?? Infinity) - performance.now()) / SECOND)
  const [left, setLeft] = useState(secondsLeft)
  useInterval(() => setLeft(secondsLeft()), SECOND / 4, { autoInvoke: action.until !== undefined })
  return (
    <span style={{ alignItems: 'center', display: 'flex', gap: 8, justifyContent: 'space-between' }}>
      {text}
      {left > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          style={{ flexShrink: 0 }}
          onClick={() => {
            onClose()
            action.onClick()
          }}
        >
          {action.label}
          {/* Not read out: it changes every second. */}
          {action.until !== undefined && (
            <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums', marginInlineStart: 6 }}>
              {t('kit.notice.seconds', { n: left })}
            </span>
          )}
        </Button>
      )}
    </span>
  )
}
