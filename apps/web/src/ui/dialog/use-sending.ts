import type { UseFormReturnType } from '@mantine/form'
import { type FormEvent, useRef, useState } from 'react'
import { refusalOf } from '../feedback/refusal.ts'
import { placeErrors } from './field-errors.ts'

/** What a form's onSubmit resolves with when the person has thought better of it: what was typed stays. */
export const NOT_SENT = Symbol('not sent')

interface SendingOptions<Values> {
  onSubmit: (values: Values) => Promise<unknown>
  onDone?: () => void
  /** Paths of the server that the form calls otherwise. */
  fieldNames?: Record<string, string>
  /** It was sent again while it was still under way: once is enough. */
  onSentTwice?: (() => void) | undefined
}

/** Sends a form once at a time, and lays what the server refuses to its inputs. For forms outside a FormDialog too. */
export function useSending<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  options: SendingOptions<Values>,
) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ error: unknown; rest: string[] } | null>(null)
  const underWay = useRef(false)

  const send = async (values: Values) => {
    // A second Enter arrives before the button is disabled.
    if (underWay.current) return options.onSentTwice?.()
    underWay.current = true
    setSending(true)
    setProblem(null)
    try {
      if ((await options.onSubmit(values)) === NOT_SENT) return
      form.resetDirty()
      options.onDone?.()
    } catch (error) {
      const refusal = refusalOf(error)
      const placed = refusal && placeErrors(refusal, form.getValues(), options.fieldNames)
      if (placed) form.setErrors(placed.fields)
      setProblem({ error, rest: placed?.rest ?? [] })
      const first = placed && Object.keys(placed.fields)[0]
      if (first) form.getInputNode(first)?.focus()
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return {
    isSending,
    problem,
    submit: (event: FormEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void send(values),
        (errors) => focusFirst(form, errors),
      )(event),
  }
}

function focusFirst<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: object,
): void {
  const first = Object.keys(errors)[0]
  if (first) form.getInputNode(first)?.focus()
}
