import { type ComponentProps, createContext, useContext } from 'react'

/** Says where a picture of the server's answers is found; the app knows, the kit does not. */
export const PictureAddress = createContext((address: string) => address)

/** A picture of the server. From another origin it is asked for with the session, as a call is. */
export function Picture({ src, alt, ...rest }: ComponentProps<'img'> & { src: string }) {
  const address = useContext(PictureAddress)(src)
  // Before src: the browser begins to load as soon as that is there.
  const crossOrigin = /^https?:/.test(address) ? 'use-credentials' : undefined
  return <img crossOrigin={crossOrigin} {...rest} src={address} alt={alt} />
}
