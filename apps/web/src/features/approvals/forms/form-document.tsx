import { lazy } from 'react'
import type { DocumentKind } from '../documents/index.ts'
import type { FormField } from './form-queries.ts'

export interface FormDocumentValues {
  drf_tem_id: number
  form_name: string
  form_fields: FormField[]
  values: Record<string, unknown>
  /** The request that follows from it, as a document of that kind would say it. */
  effect: { drf_type: string; values: Record<string, unknown> } | null
}

const Block = lazy(() => import('./form-document-block.tsx'))

/** A document written with a form of the company: its answers above its text. */
export const formDocument: DocumentKind<FormDocumentValues> = {
  key: 'FORM',
  texts: ['forms'],
  name: 'forms.withForm',
  Block,
  brief: ({ form_name }) => ({ note: form_name }),
}
