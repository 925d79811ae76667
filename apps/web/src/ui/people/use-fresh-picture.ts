import { useState } from 'react'

/**
 * A picture whose address stays the same when it is changed: after `renew` it is shown under an address that the browser
 * has not kept.
 */
export function useFreshPicture(address: string | null) {
  const [version, setVersion] = useState(0)
  return {
    address: address && version > 0 ? `${address}?v=${version}` : address,
    renew: () => setVersion(Date.now()),
  }
}
