interface Typed {
  email: string
  password: string
}

// In memory only: a reload forgets it, and the person types it once more.
let typed: Typed | null = null

/** Remembers what was typed on the way to the confirmation of the address, so that nobody types it twice. */
export function rememberTyped(credentials: Typed): void {
  typed = { email: credentials.email, password: credentials.password }
}

/** Gives it out once, for that address alone. */
export function takeTyped(email: string): Typed | null {
  const taken = typed?.email === email ? typed : null
  typed = null
  return taken
}
