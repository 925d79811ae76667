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
  /** Milliseconds of processor that the serving process spent on an answer, in the best slice of the run. */
  cpuMs: number
  /** Size of the body of an answer, the mean of them. */
  bytes: number
}

/** The processor that the serving process has spent since it began, in milliseconds. */
export type Spent = () => Promise<number>

/** Puts load on a target for some seconds; every answer is checked. */
export async function measure(
  target: Target,
  connections: number,
  seconds: number,
  spent: Spent = async () => 0,
): Promise<Measured> {
  let [wrong, answers, bytes] = [0, 0, 0]
  const cpu = watchSpent(spent, () => answers)
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
          answers += 1
          bytes += Buffer.byteLength(body)
          if (isRight(target, status, body)) return
          if (wrong === 0) console.log(`  A wrong answer: ${status} ${body.slice(0, 300)}`)
          wrong += 1
        },
      },
    ],
  })
  const cpuMs = await cpu.end()
  const { latency, requests } = result
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p97_5: latency.p97_5,
    p99: latency.p99,
    wrong: wrong + result.errors,
    cpuMs,
    bytes: Math.round(bytes / Math.max(1, answers)),
  }
}

const SLICE_MS = 700
const FEWEST_ANSWERS = 30

/**
 * The least that an answer took of the processor among slices of a run: what else the machine does, and how often it
 * interrupts us, only ever adds to it.
 */
function watchSpent(spent: Spent, answers: () => number): { end: () => Promise<number> } {
  let least = Number.POSITIVE_INFINITY
  let last: { ms: number; answers: number } | undefined
  const begun = spent()
  const look = async () => {
    const now = { ms: await spent(), answers: answers() }
    const more = last ? now.answers - last.answers : 0
    if (last && more >= FEWEST_ANSWERS) least = Math.min(least, (now.ms - last.ms) / more)
    if (!last || more >= FEWEST_ANSWERS) last = now
  }
  const timer = setInterval(() => void look(), SLICE_MS)
  return {
    end: async () => {
      clearInterval(timer)
      const whole = ((await spent()) - (await begun)) / Math.max(1, answers())
      return Math.min(least, whole)
    },
  }
}

function isRight(target: Target, status: number, body: string): boolean {
  try {
    return target.check(status, body)
  } catch {
    return false
  }
}
