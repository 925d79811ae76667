import autocannon from 'autocannon'

export interface Shot {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

export interface Target {
  port: number
  /** The next request; called once per request, so that every one may differ. */
  next: () => Shot
  /** Looks at an answer; false or a throw counts it as wrong. */
  check: (status: number, body: string) => boolean
}

export interface Measured {
  perSecond: number
  p50: number
  p97_5: number
  p99: number
  wrong: number
}

/** Puts load on a target for some seconds; every answer is checked. */
export async function measure(target: Target, connections: number, seconds: number): Promise<Measured> {
  let wrong = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const shot = target.next()
          const json = shot.body === undefined ? {} : { 'content-type': 'application/json' }
          return {
            ...request,
            method: shot.method,
            path: shot.path,
            headers: { ...shot.headers, ...json },
            ...(shot.body !== undefined && { body: JSON.stringify(shot.body) }),
          }
        },
        onResponse: (status, body) => {
          if (isRight(target, status, body)) return
          if (wrong === 0) console.log(`  A wrong answer: ${status} ${body.slice(0, 300)}`)
          wrong += 1
        },
      },
    ],
  })
  const { latency, requests } = result
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p97_5: latency.p97_5,
    p99: latency.p99,
    wrong: wrong + result.errors,
  }
}

function isRight(target: Target, status: number, body: string): boolean {
  try {
    return target.check(status, body)
  } catch {
    return false
  }
}
