const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * Calls back once the server answers again after it did not: asked at once when the browser says that it has a network, and
 * otherwise ever more rarely. Where the server answers all along nothing happens: what failed would only fail again.
 * @returns stops asking
 */
export function whenBack(then: () => void): () => void {
  let wasAway = !navigator.onLine
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', askAgain)
  }
  const ask = async () => {
    // Past what the worker keeps: it answers nothing but GET.
    const { ok } = await fetch('/icons/mark.svg', { method: 'HEAD', cache: 'no-store' }).catch(() =>
      Response.error(),
    )
    if (isOver) return
    if (ok) {
      if (!wasAway) return
      stop()
      return then()
    }
    wasAway = true
    clearTimeout(timer)
    timer = setTimeout(ask, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  const askAgain = () => {
    wasAway = true
    wait = FIRST_WAIT_MS
    void ask()
  }
  addEventListener('online', askAgain)
  void ask()
  return stop
}
