import { useRef, useState } from 'react'
import { sentenceOf } from '../../text/sentence-of.ts'

/** One press of a form of the sign-in pages: busy while it runs, and the sentence of what went wrong. */
export function useStep() {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)
  const run = async (work: () => Promise<unknown>, say: (error: unknown) => string | null = sentenceOf) => {
    // A second Enter arrives before the button is disabled.
    if (underWay.current) return
    underWay.current = true
    setProblem(null)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem(say(error))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { run, problem, isBusy }
}
