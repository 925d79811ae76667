import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingError, type Settings } from '#server/config.ts'
import { SecretBox } from './secret-box.ts'

const FILE = 'secret-key'

type KeySettings = Pick<Settings, 'secretKey' | 'oldSecretKeys' | 'databaseUrl' | 'dataDir'>

/**
 * The box with the keys of the settings. Beside the embedded database a key is made once, readable by its user only:
 * then there is one server, and one folder to keep. Several servers have to share the key, so they must be told.
 * @throws SettingError
 */
export async function openSecretBox(settings: KeySettings): Promise<SecretBox> {
  const { secretKey, oldSecretKeys, databaseUrl, dataDir } = settings
  const path = join(dataDir, FILE)
  const kept = databaseUrl ? null : await keptKey(path)
  // Whoever moves from the file to the setting must not lose what the file's key has sealed.
  if (secretKey) return new SecretBox([secretKey, ...oldSecretKeys, ...(kept ? [kept] : [])])
  if (databaseUrl) {
    throw new SettingError(
      'With DATABASE_URL, SECRET_KEY must be set too: 32 random characters or more, the same on every server (openssl rand -base64 32).',
    )
  }
  return new SecretBox([kept ?? (await makeKey(path, dataDir)), ...oldSecretKeys])
}

/** A key that ends with the process: for tests and measurements. */
export function passingSecretBox(): SecretBox {
  return new SecretBox([randomBytes(32).toString('base64')])
}

async function keptKey(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new SettingError(`The key file ${path} cannot be read. Start as the user who made it.`)
  })
  if (text === null) return null
  if (text.trim().length < 32) throw new SettingError(`The key file ${path} is damaged. Put its backup back.`)
  // A copy that came back from a backup may be readable by others.
  await chmod(path, 0o600).catch(() => undefined)
  return text.trim()
}

async function makeKey(path: string, dataDir: string): Promise<string> {
  const key = randomBytes(32).toString('base64')
  await mkdir(dataDir, { recursive: true })
  // Never over an existing one: what it sealed could not be opened any more.
  await writeFile(path, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}
