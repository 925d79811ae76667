import { useEffect, useState } from 'react'

/** Seconds until something may be done again; `restart` begins anew. */
export function useCountdown(from: number, isRunningAtOnce = true) {
  const [left, setLeft] = useState(isRunningAtOnce ? from : 0)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, restart: () => setLeft(from) }
}
