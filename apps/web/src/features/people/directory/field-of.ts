import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** Value, change and error of one input, for pieces of the kit that know nothing of forms. */
export function fieldOf<V extends Record<string, unknown>, K extends keyof V & string>(
  form: UseFormReturnType<V>,
  name: K,
) {
  return {
    value: form.values[name],
    onChange: (value: V[K]) => form.setFieldValue(name, value as never),
    error: form.errors[name] as ReactNode,
  }
}
