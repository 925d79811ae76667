// Keeps the shell's own files for the next visit and shows a page of its own without a network.
// Answers of the API are never kept: they belong to a person, and a wrong figure is worse than none.
const KEPT = 'gyeol-shell-1'
const OFFLINE = ['/offline.html', '/offline.css', '/offline.js', '/icons/mark.svg']
const MOST_KEPT = 250

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  // File names in /assets/ carry a hash of their content, so what is kept is never stale.
  if (address.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
  else if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  else if (OFFLINE.includes(address.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)))
})

async function keptOrFetched(request) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) {
    await cache.put(request, response.clone())
    await dropOldest(cache)
  }
  return response
}

async function dropOldest(cache) {
  const keys = await cache.keys()
  const files = keys.filter((key) => new URL(key.url).pathname.startsWith('/assets/'))
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_KEPT)).map((key) => cache.delete(key)))
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('gyeol-shell-') && name !== KEPT)
      .map((name) => caches.delete(name)),
  )
}

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(event.data?.json() ?? {}))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openMessage(event.notification.data?.open))
})

// Browsers take away the right to push from who shows nothing.
async function showMessage({ title = '', body = '', lang = 'ko', tag, open }) {
  await self.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: '/icons/icon-192.png',
    data: { open },
  })
}

async function openMessage(id) {
  const address = Number.isInteger(id) ? `/main/notifications?open=${id}` : '/main/notifications'
  const windows = await self.clients.matchAll({ type: 'window' })
  // A new window leaves alone what is half typed in an open one.
  const idle = windows.find(({ url }) => new URL(url).pathname === '/main/notifications')
  if (!idle) return void (await self.clients.openWindow(address))
  await idle.focus()
  await idle.navigate(address)
}
