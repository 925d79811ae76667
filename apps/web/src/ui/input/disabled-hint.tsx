import { Tooltip } from '@mantine/core'
import { cloneElement, type MouseEvent, type ReactElement } from 'react'

interface ButtonLike {
  onClick?: unknown
  'data-disabled'?: boolean
  'aria-disabled'?: boolean
  'aria-description'?: string
}

interface DisabledHintProps {
  /** Why the button cannot be pressed now; without a reason the button is an ordinary one. */
  reason: string | null | undefined | false
  /** One Mantine button. */
  children: ReactElement<ButtonLike>
}

/** A disabled button that says why; it keeps its place in the keyboard's round so that the reason can be read. */
export function DisabledHint({ reason, children }: DisabledHintProps) {
  if (!reason) return children
  return (
    <Tooltip label={reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      {cloneElement(children, {
        'data-disabled': true,
        'aria-disabled': true,
        'aria-description': reason,
        onClick: (event: MouseEvent) => event.preventDefault(),
      })}
    </Tooltip>
  )
}
