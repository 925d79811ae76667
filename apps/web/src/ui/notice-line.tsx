import { Button } from '@mantine/core'

interface NoticeLineProps {
  text: string
  action: { label: string; onClick: () => void }
}

/** The sentence of a notification with what can be done about it. */
export function NoticeLine({ text, action }: NoticeLineProps) {
  return (
    <span style={{ alignItems: 'center', display: 'flex', gap: 8, justifyContent: 'space-between' }}>
      {text}
      <Button size="compact-sm" variant="light" onClick={action.onClick}>
        {action.label}
      </Button>
    </span>
  )
}
