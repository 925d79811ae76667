import { type InputEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay, today } from '../../text/formats.ts'
import { parseDay } from './parse-day.ts'
import { type DayLimits, readTypedDay } from './typed-day.ts'
import { useBlockedForm } from './use-blocked-form.ts'

interface TypedDayProps extends DayLimits {
  value: string | null
  onChange: (day: string | null) => void
}

/**
 * Keeps what somebody typed into a field of a day and cannot be taken: the text stays with a sentence below it, and
 * its form is not sent until it is mended.
 */
export function useTypedDay({ value, onChange, ...limits }: TypedDayProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // While somebody types, every text is wrong for a while.
  const [isSaid, setSaid] = useState(false)
  const isUntouched = typed === null || typed.trim() === '' || (value !== null && typed === longDay(value))
  const read = isUntouched ? null : readTypedDay(typed, today(), limits)
  const day = read && 'day' in read ? read.day : null
  const problem = read && 'problem' in read ? read : null

  const told = useRef(value)
  const tell = (next: string | null) => {
    told.current = next
    onChange(next)
  }
  // The limits may move until the text that stands there is a day to choose.
  const takeLate = useEffectEvent(() => {
    if (day !== null && day !== value && day !== told.current) tell(day)
  })
  useEffect(() => takeLate(), [day])
  // Another value was set from outside, such as a form that begins anew.
  const forgetOther = useEffectEvent(() => {
    told.current = value
    if (read !== null && day !== value) setTyped(null)
  })
  useEffect(() => forgetOther(), [value])

  const isWrong = problem !== null
  useBlockedForm(input, isWrong, () => setSaid(true))

  return {
    input,
    isWrong,
    sentence:
      problem && isSaid
        ? t(`kit.day.${problem.problem}`, { day: 'limit' in problem ? longDay(problem.limit) : '' })
        : undefined,
    onInput: (event: InputEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value)
      setSaid(false)
    },
    onBlur: () => {
      setSaid(true)
      if (!isWrong) setTyped(null)
    },
    onChange: (next: string | null) => {
      // From the calendar or the button that clears: the text is no longer what counts.
      if (next === null || next !== parseDay(input.current?.value ?? '', today())) setTyped(null)
      tell(next)
    },
  }
}
