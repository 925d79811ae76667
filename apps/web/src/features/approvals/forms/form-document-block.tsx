import { useTranslation } from 'react-i18next'
import { DocumentContent, type OpenedDocument } from '../documents/index.ts'
import { AnswersView } from './answers/answers-view.tsx'
import type { FormDocumentValues } from './form-document.tsx'
import { WrittenDocument } from './written-document.tsx'

/** What a document of a form says. */
export default function FormDocumentBlock({
  values,
  document,
}: {
  values: FormDocumentValues
  document: OpenedDocument
}) {
  return (
    <>
      <AnswersView fields={values.form_fields} values={values.values} files={document.apv_attach} />
      {document.drf_content && <WrittenDocument text={document.drf_content} />}
      {values.effect && <Follows effect={values.effect} document={document} />}
    </>
  )
}

type Effect = NonNullable<FormDocumentValues['effect']>

/** The request that follows from the answers, as a document of its own would show it. */
function Follows({ effect, document }: { effect: Effect; document: OpenedDocument }) {
  const { t } = useTranslation()
  const { drf_type, values } = effect
  const text = values['wk_comment'] ?? values['reason']
  const carried = {
    ...document,
    drf_type,
    drf_values: values,
    drf_content: typeof text === 'string' ? text : '',
  }
  return (
    <section aria-label={t('forms.follows')}>
      <h3>{t('forms.follows')}</h3>
      <DocumentContent document={carried} />
    </section>
  )
}
