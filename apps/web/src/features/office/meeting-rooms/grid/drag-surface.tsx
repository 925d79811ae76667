import { useDraggable } from '@dnd-kit/core'
import type { ComponentProps, MouseEvent, TouchEvent } from 'react'

interface DragSurfaceProps extends ComponentProps<'div'> {
  /** Whether a press may become a drag. */
  isPress: (event: Event) => boolean
}

/** The grid, in which presses may become drags. */
export function DragSurface({ isPress, ...rest }: DragSurfaceProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'grid' })
  const onMouseDown = (event: MouseEvent) => {
    if (event.button === 0 && isPress(event.nativeEvent)) listeners?.onMouseDown?.(event)
  }
  const onTouchStart = (event: TouchEvent) => {
    if (isPress(event.nativeEvent)) listeners?.onTouchStart?.(event)
  }
  return <div role="grid" ref={setNodeRef} {...rest} onMouseDown={onMouseDown} onTouchStart={onTouchStart} />
}
