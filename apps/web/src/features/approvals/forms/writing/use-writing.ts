import { useState } from 'react'
import type { Form, LinePlace } from '../form-queries.ts'
import { placesOf } from '../line-editor.tsx'
import { isUntouched } from './missing-answers.ts'
import { useAutosave } from './use-autosave.ts'
import { type Start, useSending, type Written } from './use-sending.ts'

/** What is written, how it is kept as a draft, and sent. A draft of which nothing is left goes as the screen is left. */
export function useWriting(form: Form | null, start: Start | null, onBegun: (draft: number) => void) {
  const [first] = useState<Written>(() => begin(form, start))
  const [typed, setWritten] = useState(first)
  const sending = useSending(form, start, onBegun)
  // What was copied says something from the beginning.
  const isCopy = start !== null && start.drf_id === undefined
  const isNothing = !isCopy && isUntouched(typed, begin(form, null))
  // What was typed and taken away again begins no draft.
  const written = isNothing && sending.id === undefined ? first : typed
  const autosave = useAutosave(
    written,
    sending.keep,
    sending.keepLeaving,
    () =>
      isNothing &&
      start?.replaces_drf_id == null &&
      // Who only looked at it does not know what another tab has written meanwhile.
      (() =>
        sending.removeEmpty((kept) => typed !== first || isUntouched(begin(form, kept), begin(form, null)))),
  )
  return { written, setWritten, sending, ...autosave }
}

/** Whether only the form says who decides. */
export const isFixed = (form: Form | null): boolean => form !== null && !form.is_apv_line_changable

function begin(form: Form | null, start: Start | null): Written {
  if (start)
    return {
      title: start.drf_title,
      text: start.drf_content,
      values: start.drf_values,
      places: isFixed(form) ? null : start.apv_receive && placesOf(start.apv_receive as LinePlace[]),
    }
  return {
    title: form?.copy_title ? form.drf_title : '',
    text: form?.drf_content ?? '',
    values: {},
    places: null,
  }
}
