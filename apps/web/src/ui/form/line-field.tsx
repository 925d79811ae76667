import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { FormField } from './form-field.tsx'

interface LineFieldProps<Values, Name extends keyof Values & string> {
  form: UseFormReturnType<Values>
  name: Name
  label: string
  maxLength: number
  required?: boolean
  placeholder?: string
  description?: TextInputProps['description']
  /** Several lines. */
  rows?: number
  /** Where the dialog begins. */
  first?: boolean
}

/** A field of an entity dialog that takes words. */
export function LineField<Values extends Record<string, unknown>, Name extends keyof Values & string>({
  form,
  name,
  rows,
  first,
  ...look
}: LineFieldProps<Values, Name>) {
  return (
    <FormField form={form} name={name}>
      {({ value, ...input }) => {
        const props = { ...look, ...input, value: String(value), 'data-autofocus': first || undefined }
        return rows ? <Textarea {...props} minRows={rows} autosize maxRows={12} /> : <TextInput {...props} />
      }}
    </FormField>
  )
}
