/**
 * Where to go on after a sign-in: one of our own screens, never an address of another host. Control characters and
 * backslashes are refused too, since browsers read some of them as the beginning of a host.
 */
export function returnPath(next: string | undefined): string {
  const isOurs = next !== undefined && /^\/main(?:[/?#][^\\\p{Cc}]*)?$/u.test(next)
  if (!isOurs) return '/main'
  // Steps upwards would leave the product, and two slashes are the beginning of a host.
  const { origin, pathname, search, hash } = new URL(next, 'https://gyeol.invalid')
  const stays = origin === 'https://gyeol.invalid' && /^\/main(?:\/(?!\/)|$)/.test(pathname)
  return stays ? `${pathname}${search}${hash}` : '/main'
}
