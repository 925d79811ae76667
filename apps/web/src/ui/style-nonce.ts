import { setNonce } from 'get-nonce'

/** The nonce that this answer's policy allows for style elements; empty in development, where there is no policy. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

// The scroll lock behind dialogs makes its own style element.
setNonce(styleNonce)
