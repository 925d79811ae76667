import { encryptPush } from './encrypt-push.ts'
import type { Pusher, PushMessage } from './push.ts'

/** Keeps messages in memory: the twin for tests. Those to `gone` addresses are refused as by a browser that is no more. */
export function memoryPusher(): Pusher & { messages: PushMessage[]; gone: Set<string> } {
  const messages: PushMessage[] = []
  const gone = new Set<string>()
  return {
    messages,
    gone,
    async push(message) {
      // What could not be encrypted would not leave either.
      encryptPush(message.payload, message.target)
      if (gone.has(message.target.endpoint)) return 'GONE'
      messages.push(message)
      return 'TAKEN'
    },
  }
}
