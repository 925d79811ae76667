import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { askedEffect } from './asked-effect.ts'
import { previewOf } from './effect-previews.ts'
import type { Form } from './form-queries.ts'

/** What would come of a form that does something, before it is sent. */
export function EffectPreview({ form, values }: { form: Form; values: Record<string, unknown> }) {
  const { t } = useTranslation()
  const asked = askedEffect(form.form_effect, values)
  const Preview = form.form_effect && previewOf(form.form_effect.key)
  if (!asked || !Preview) return null
  const hasOwnLine = form.apv_role_line !== '' || form.apv_receive_template.length > 0
  return (
    <Section title={t('writing.effect')}>
      <Suspense fallback={<CardSkeleton lines={5} />}>
        {/* oxlint-disable-next-line react-hooks/static-components -- registered once, before anything is drawn */}
        <Preview asked={asked} hasOwnLine={hasOwnLine} />
      </Suspense>
    </Section>
  )
}
