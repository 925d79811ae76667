import { hash, verify } from '@node-rs/argon2'

// argon2id (the library's default kind) with 46 MiB and two passes: about 50 ms here, above OWASP's least.
const cost = { memoryCost: 47_104, timeCost: 2, parallelism: 1 }

/** Hashes a password; Hangul typed on different systems is composed alike first (NFC). */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash the same work is done against one that nothing fits,
 * so that the time tells nobody whether an account exists.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const target = passwordHash ?? (await (decoy ??= hashPassword(crypto.randomUUID())))
  const right = await verify(target, password.normalize('NFC'))
  return right && passwordHash !== null
}

/** Prepares the decoy, so that the first stranger does not pay for it with a telling delay. */
export async function warmDecoy(): Promise<void> {
  await (decoy ??= hashPassword(crypto.randomUUID()))
}
