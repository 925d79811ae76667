import type { Provider } from '#contract/platform/integrations/providers.ts'
import type { Settings } from '../../config.ts'

/** The application of this installation at one outside service. */
export interface ProviderApp {
  clientId: string
  clientSecret: string
  consentUrl: string
  tokenUrl: string
  /** What the company is asked to allow, as little as the purpose needs, and what else the service wants to hear. */
  asks: Record<string, string>
}

/** The application for a provider; null while the installation has no keys for it. */
export function providerApp(settings: Pick<Settings, 'providers'>, provider: Provider): ProviderApp | null {
  const { google, microsoft, slack } = settings.providers
  if (provider === 'google_calendar') return google && googleApp(google)
  if (provider === 'slack') return slack && slackApp(slack)
  const scope = provider === 'teams' ? 'ChannelMessage.Send' : 'Calendars.ReadWrite'
  return microsoft && microsoftApp(microsoft, `offline_access ${scope}`)
}

/** Where the browser comes back to; it has to be registered with the service exactly so. */
export function redirectUri({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return `${publicUrl}/main/settings/integrations`
}

/** The address at which a person consents. */
export function consentAddress(
  app: ProviderApp,
  settings: Pick<Settings, 'publicUrl'>,
  state: string,
): string {
  const url = new URL(app.consentUrl)
  const query = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri(settings),
    ...app.asks,
    state,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

type Keys<K extends keyof Settings['providers']> = NonNullable<Settings['providers'][K]>

function googleApp({ clientId, clientSecret }: Keys<'google'>): ProviderApp {
  return {
    clientId,
    clientSecret,
    consentUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    // Without these two Google gives a lasting token at the first consent only.
    asks: {
      scope: 'https://www.googleapis.com/auth/calendar.events',
      access_type: 'offline',
      prompt: 'consent',
    },
  }
}

function microsoftApp(
  { clientId, clientSecret, tenant, loginUrl }: Keys<'microsoft'>,
  scope: string,
): ProviderApp {
  const base = `${loginUrl}/${encodeURIComponent(tenant)}/oauth2/v2.0`
  return {
    clientId,
    clientSecret,
    consentUrl: `${base}/authorize`,
    tokenUrl: `${base}/token`,
    asks: { scope, response_mode: 'query' },
  }
}

function slackApp({ clientId, clientSecret, url }: Keys<'slack'>): ProviderApp {
  return {
    clientId,
    clientSecret,
    consentUrl: `${url}/oauth/v2/authorize`,
    tokenUrl: `${url}/api/oauth.v2.access`,
    asks: { scope: 'chat:write' },
  }
}
