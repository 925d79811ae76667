import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { type AskedEvent, askedEvent } from './asked-event.ts'
import type { Form } from './form-queries.ts'

export interface EventPreviewProps {
  asked: AskedEvent
  /** The form says who decides, in place of the line of the request. */
  hasOwnLine: boolean
}

let Preview: ComponentType<EventPreviewProps> | null = null

/** Called once by whoever knows leave and work, of which forms know nothing. */
export function registerEventPreview(part: ComponentType<EventPreviewProps>): void {
  Preview = part
}

/** What a form that asks for leave or work would take, before it is sent. */
export function EffectPreview({ form, values }: { form: Form; values: Record<string, unknown> }) {
  const { t } = useTranslation()
  const asked = askedEvent(form.form_effect, values)
  if (!asked || !Preview) return null
  const hasOwnLine = form.apv_role_line !== '' || form.apv_receive_template.length > 0
  return (
    <Section title={t('writing.effect')}>
      <Suspense fallback={<CardSkeleton lines={5} />}>
        <Preview asked={asked} hasOwnLine={hasOwnLine} />
      </Suspense>
    </Section>
  )
}
