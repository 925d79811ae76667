import { useRef, useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'

/** Names of the inputs that the server could not take as they are; their words belong to the form. */
export function refusedInputs(error: unknown): readonly string[] {
  return error instanceof ApiError && error.code === 'BAD_REQUEST' ? Object.keys(error.fields) : NONE
}

const NONE: readonly string[] = []

/** One press of a form of the sign-in pages: busy while it runs, and the sentence of what went wrong. */
export function useStep() {
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState(NONE)
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)
  const run = async (work: () => Promise<unknown>, say: (error: unknown) => string | null = sentenceOf) => {
    // A second Enter arrives before the button is disabled.
    if (underWay.current) return
    underWay.current = true
    setProblem(null)
    setRefused(NONE)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(say(error))
      setRefused(refusedInputs(error))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { run, problem, refused, isBusy }
}
