/** The application of this installation at an outside service, and what the browser came back with (RFC 6749, section 4.1.3). */
export interface CodeExchange {
  tokenUrl: string
  clientId: string
  clientSecret: string
  code: string
  redirectUri: string
}

export type Exchanged =
  | { outcome: 'GRANTED'; answer: Record<string, unknown> }
  /** The service's own short word for why, such as invalid_grant. */
  | { outcome: 'REFUSED'; reason: string }
  | { outcome: 'UNREACHABLE' }

const PATIENCE_MS = 10_000
const MOST_ANSWER_CHARS = 100_000

/** Changes the code of a consent into tokens. */
export async function exchangeCode(wanted: CodeExchange): Promise<Exchanged> {
  try {
    const response = await fetch(wanted.tokenUrl, {
      method: 'POST',
      // A service that sends us elsewhere is not the one whose address was set.
      redirect: 'error',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: wanted.code,
        redirect_uri: wanted.redirectUri,
        client_id: wanted.clientId,
        client_secret: wanted.clientSecret,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status >= 500) return { outcome: 'UNREACHABLE' }
    return judge(response.ok, await beginningOf(response))
  } catch {
    return { outcome: 'UNREACHABLE' }
  }
}

/** What the service says; more than an answer can be is not waited for. */
async function beginningOf({ body }: Response): Promise<string> {
  let text = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > MOST_ANSWER_CHARS) break
  }
  return text
}

/** Slack says no with 200 and {ok: false}. */
function judge(isOk: boolean, text: string): Exchanged {
  const answer = jsonObject(text)
  if (isOk && answer && answer.ok !== false && typeof answer.access_token === 'string') {
    return { outcome: 'GRANTED', answer }
  }
  const word = typeof answer?.error === 'string' ? answer.error : ''
  return { outcome: 'REFUSED', reason: /^[\w.-]{1,60}$/.test(word) ? word : 'unknown_error' }
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
