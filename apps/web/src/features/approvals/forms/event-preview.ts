import type { ComponentType } from 'react'
import type { AskedEvent } from './asked-event.ts'

export interface EventPreviewProps {
  asked: AskedEvent
  /** The form says who decides, in place of the line of the request. */
  hasOwnLine: boolean
}

let preview: ComponentType<EventPreviewProps> | null = null

/** Called once by whoever knows leave and work, of which forms know nothing. */
export function registerEventPreview(part: ComponentType<EventPreviewProps>): void {
  preview = part
}

export const eventPreview = (): ComponentType<EventPreviewProps> | null => preview
