import { createServer, request as ask } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { seededRandom } from '#db/demo/random.ts'

/** Up to how many milliseconds every answer is held back, by E2E_LATE; none unless it is set. */
export const LATE_BY = Number(process.env.E2E_LATE || 0)

/** Stands before a house and holds back each of its answers, as a slow network does, in an order that is always the same. */
export function answerLate(port: number, house: number): Promise<() => void> {
  const random = seededRandom('late')
  const server = createServer((asked, reply) => {
    const { method, url: path, headers } = asked
    const passed = ask({ host: 'localhost', port: house, method, path, headers })
    passed.on('response', async (answer) => {
      await setTimeout(random.between(0, LATE_BY))
      reply.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(reply)
    })
    // A house that closes ends what it has not answered.
    passed.on('error', () => reply.destroy())
    reply.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  return new Promise((resolve) =>
    server.listen(port, 'localhost', () =>
      resolve(() => {
        server.close()
        server.closeAllConnections()
      }),
    ),
  )
}
