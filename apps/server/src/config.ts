import { resolve } from 'node:path'

/** Everything that a person may set from outside, read once at start. */
export interface Settings {
  port: number
  host: string
  /** Address the browser sees, without a closing slash. Decides Secure cookies and the links in mails. */
  publicUrl: string
  /** Where browsers reach the API, without a closing slash; null: at publicUrl, as the pages. */
  apiUrl: string | null
  /** Origins of web clients that are served elsewhere and may call the API with cookies. */
  allowedOrigins: string[]
  dataDir: string
  /** null: start the embedded PostgreSQL in dataDir. */
  databaseUrl: string | null
  /** A separate login of the application role; null: the owner's login takes the application role. */
  databaseAppUrl: string | null
  databasePool: number
  /** Seals secrets in the database. null: a key of its own in dataDir, beside the embedded database only. */
  secretKey: string | null
  /** Keys of before, which still open what they sealed. */
  oldSecretKeys: string[]
  production: boolean
  /** Where the clock of a test begins; null: the real clock. */
  testClock: Temporal.Instant | null
  /** The demo company is made on the first run, and the sign-in page offers its accounts. */
  demo: boolean
  smtpUrl: string | null
  mailFrom: string
  files: { kind: 'disk' } | { kind: 's3'; bucket: string; region: string; endpoint: string | null }
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** How many proxies in front of us may be believed; 0 for none. */
  trustedProxies: number
  /** Job workers run inside the server unless a separate process does that. */
  jobs: boolean
  metricsToken: string | null
  /** Keys of the applications that this installation has registered with outside services; null: none. */
  providers: {
    google: ProviderKeys | null
    microsoft: (ProviderKeys & { tenant: string; loginUrl: string }) | null
    slack: (ProviderKeys & { url: string }) | null
  }
}

export interface ProviderKeys {
  clientId: string
  clientSecret: string
}

/** A setting that cannot be used; the message is one sentence for the person who starts the server. */
export class SettingError extends Error {}

type Env = Record<string, string | undefined>

/**
 * Reads the settings from environment variables.
 * @throws SettingError naming the variable, what it holds and what it may hold
 */
export function readSettings(env: Env): Settings {
  const production = env.NODE_ENV === 'production'
  const port = integer(env, 'PORT', 3000, 1, 65535)
  const publicUrl = address(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  return {
    port,
    // Beside the demo accounts and the mails that are shown, only this machine may knock; production is for everybody.
    host: env.HOST || (production ? '0.0.0.0' : 'localhost'),
    publicUrl: publicUrl.replace(/\/+$/, ''),
    apiUrl: apiAddress(env),
    allowedOrigins: origins(env, 'ALLOWED_ORIGINS'),
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseAppUrl: address(env, 'DATABASE_APP_URL', ['postgres:', 'postgresql:']),
    databasePool: integer(env, 'DATABASE_POOL', 16, 1, 500),
    secretKey: secret('SECRET_KEY', env.SECRET_KEY),
    oldSecretKeys: (env.SECRET_KEY_OLD ?? '')
      .split(',')
      .flatMap((text) => secret('SECRET_KEY_OLD', text.trim()) ?? []),
    production,
    testClock: testClock(env, production),
    // Known passwords belong into no database but the one that came with the product.
    demo: flag(env, 'DEMO', !production && !env.DATABASE_URL),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Gyeol <no-reply@gyeol.test>',
    files: fileSettings(env),
    logLevel: choice(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    trustedProxies: integer(env, 'TRUST_PROXY', 0, 0, 10),
    jobs: flag(env, 'JOBS', true),
    metricsToken: env.METRICS_TOKEN || null,
    providers: providerSettings(env),
  }
}

function providerSettings(env: Env): Settings['providers'] {
  const [google, microsoft, slack] = ['GOOGLE', 'MICROSOFT', 'SLACK'].map((name) => providerKeys(env, name))
  const origin = (name: string, usual: string) =>
    (address(env, name, ['https:', 'http:']) ?? usual).replace(/\/+$/, '')
  return {
    google: google ?? null,
    microsoft: microsoft
      ? {
          ...microsoft,
          tenant: env.MICROSOFT_TENANT || 'organizations',
          loginUrl: origin('MICROSOFT_LOGIN_URL', 'https://login.microsoftonline.com'),
        }
      : null,
    slack: slack ? { ...slack, url: origin('SLACK_URL', 'https://slack.com') } : null,
  }
}

function providerKeys(env: Env, name: string): ProviderKeys | null {
  const [clientId, clientSecret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]]
  if (!clientId && !clientSecret) return null
  if (clientId && clientSecret) return { clientId, clientSecret }
  throw new SettingError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both or neither.`)
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new SettingError(`${name} is "${text}", but must be a whole number from ${min} to ${max}.`)
  }
  return value
}

/** A wrong clock makes wrong records of work: only tests may set one. */
function testClock(env: Env, production: boolean): Temporal.Instant | null {
  const text = env.TEST_CLOCK
  if (!text) return null
  if (production)
    throw new SettingError('TEST_CLOCK is for tests: it cannot be set with NODE_ENV=production.')
  try {
    return Temporal.Instant.from(text)
  } catch {
    throw new SettingError(`TEST_CLOCK is "${text}", but must be a moment such as 2026-12-31T23:50+09:00.`)
  }
}

function flag(env: Env, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  if (text === '1' || text === 'true') return true
  if (text === '0' || text === 'false') return false
  throw new SettingError(`${name} is "${text}", but must be 1 or 0.`)
}

function choice<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name]
  if (!text) return fallback
  const found = allowed.find((value) => value === text)
  if (!found) throw new SettingError(`${name} is "${text}", but must be one of ${allowed.join(', ')}.`)
  return found
}

function address(env: Env, name: string, protocols: string[]): string | null {
  const text = env[name]
  if (!text) return null
  // The value itself is not repeated: a database address holds a password.
  const wanted = `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`
  if (!URL.canParse(text)) throw new SettingError(wanted)
  if (!protocols.includes(new URL(text).protocol)) throw new SettingError(wanted)
  return text
}

/** The address as a URL writes it, so that it can stand in a page and in a policy as it is. */
function apiAddress(env: Env): string | null {
  const text = address(env, 'API_URL', ['http:', 'https:'])
  if (!text) return null
  const { origin, pathname, search, hash } = new URL(text)
  if (search || hash) throw new SettingError('API_URL must be an address without ? and #.')
  return `${origin}${pathname}`.replace(/\/+$/, '')
}

function origins(env: Env, name: string): string[] {
  const texts = (env[name] ?? '').split(',').map((text) => text.trim())
  const isOrigin = (text: string) =>
    /^https?:/.test(text) && URL.canParse(text) && !text.includes('*') && new URL(text).origin === text
  return texts.filter(Boolean).map((text) => {
    if (isOrigin(text)) return text
    throw new SettingError(
      `${name} holds "${text}", but takes origins only, such as https://app.example.kr: no path, no closing slash, no *.`,
    )
  })
}

/** The value itself is never repeated. */
function secret(name: string, text: string | undefined): string | null {
  if (!text) return null
  if (text.length < 32) {
    throw new SettingError(`${name} is too short: a key has 32 characters or more (openssl rand -base64 32).`)
  }
  return text
}

function fileSettings(env: Env): Settings['files'] {
  const kind = choice(env, 'FILES', ['disk', 's3'] as const, 'disk')
  if (kind === 'disk') return { kind }
  if (!env.S3_BUCKET) throw new SettingError('FILES is s3, so S3_BUCKET must name the bucket.')
  return {
    kind,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'ap-northeast-2',
    endpoint: address(env, 'S3_ENDPOINT', ['http:', 'https:']),
  }
}
