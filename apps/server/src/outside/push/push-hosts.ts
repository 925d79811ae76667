/**
 * The services that browsers name as addresses of theirs. A browser says the address to us, and we would ask it: nothing else is
 * asked, whatever is sent, so that nobody can have this server call an address of its own network.
 */
const SERVICES = [
  'fcm.googleapis.com', // Chrome, Edge on Android, Opera, Samsung Internet, Whale
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com', // Edge
]

/** Whether an address is one of a push service that is known: https, no port, no account, and the name of one or below it. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { href, protocol, hostname, port, username, password } = new URL(address)
  // As browsers write it: whoever reads it next reads the same.
  if (href !== address) return false
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`))
}
