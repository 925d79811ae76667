import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

export interface FieldInput<Value> {
  value: Value
  /** Takes a value, or the event of an input. */
  onChange: (changed: unknown) => void
  onBlur?: () => void
  onFocus?: () => void
  error?: ReactNode
  'data-path'?: string
}

interface FormFieldProps<Values, Name extends keyof Values & string> {
  form: UseFormReturnType<Values>
  name: Name
  /** Draws the input; called anew only when this field changes. */
  children: (input: FieldInput<Values[Name]>) => ReactNode
}

/** One input of a form that is not drawn anew with every key: only the field itself is. */
export function FormField<Values extends Record<string, unknown>, Name extends keyof Values & string>({
  form,
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const value = form.useWatchValue(name as never) as Values[Name]
  const { defaultValue: _begin, defaultChecked: _checked, ...input } = form.getInputProps(name)
  return children({ ...input, value })
}
