// Of a page that did not come for want of a network nobody need press anything: it asks, ever more rarely, whether the server
// is back. Under a page that came, but not its scripts, only a server that was away makes a new attempt: nothing circles.
let wasAway = !navigator.onLine || !document.getElementById('first-sight')
let wait = 1000

async function ask() {
  const { ok } = await fetch('/icons/mark.svg', { method: 'HEAD', cache: 'no-store' }).catch(() =>
    Response.error(),
  )
  if (ok) return wasAway && location.reload()
  wasAway = true
  setTimeout(ask, wait)
  wait = Math.min(wait * 2, 60_000)
}

addEventListener('online', () => {
  wasAway = true
  void ask()
})
setTimeout(ask, wait)
