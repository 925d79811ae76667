const LAST = 'gyeol-reloaded-at'
const AT_MOST_EVERY_MS = 60_000

// Whoever leaves breaks off what is still on its way, which is no reason to stay.
const LEAVING_MS = 10_000

/** A newer version has replaced the files of the one that runs: starts the newer one, but never in a circle. */
export function reloadWhenReplaced(): void {
  let leftAt = -Infinity
  addEventListener('beforeunload', () => (leftAt = performance.now()))
  addEventListener('vite:preloadError', (event) => {
    const isOffline = !navigator.onLine
    const last = Number(sessionStorage.getItem(LAST) ?? 0)
    const isLeaving = performance.now() - leftAt < LEAVING_MS
    if (isOffline || isLeaving || Date.now() - last < AT_MOST_EVERY_MS) return
    sessionStorage.setItem(LAST, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
