const LAST = 'gyeol-reloaded-at'
const AT_MOST_EVERY_MS = 60_000

/** A newer version has replaced the files of the one that runs: starts the newer one, but never in a circle. */
export function reloadWhenReplaced(): void {
  addEventListener('vite:preloadError', (event) => {
    const isOffline = !navigator.onLine
    const last = Number(sessionStorage.getItem(LAST) ?? 0)
    if (isOffline || Date.now() - last < AT_MOST_EVERY_MS) return
    sessionStorage.setItem(LAST, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
