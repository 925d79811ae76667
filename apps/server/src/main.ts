import { readSettings } from './config.ts'
import { serve } from './serve.ts'
import { startFailure } from './start-checks.ts'

async function start(): Promise<void> {
  // Who reads our lines may be gone before us; that must not keep us from stopping in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const stopAll = await serve(readSettings(process.env), say)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Stopping …')
    await stopAll()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

// What a person can mend is one sentence; anything else is shown whole.
start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
})
