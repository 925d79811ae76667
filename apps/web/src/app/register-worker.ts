const WORKER = '/sw.js'

/** Lets the browser keep the shell's files. Without it, or where it is refused (plain http), everything works too. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    // A worker fetches under the policy of its own script; one that may not would break every page instead of helping.
    const head = await fetch(WORKER, { method: 'HEAD' })
    const policy = head.headers.get('content-security-policy')
    const mayFetch = policy === null || /(?:default|connect)-src[^;]*'self'/.test(policy)
    if (head.ok && mayFetch) await navigator.serviceWorker.register(WORKER)
  } catch {
    // The next visit tries again.
  }
}
