import type { OpenedDocument } from '../documents/index.ts'
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
    </>
  )
}
