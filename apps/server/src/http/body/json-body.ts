import type { FastifyInstance } from 'fastify'
import { Failure } from '../fail.ts'

/** Our deepest body (an approval line within a form within a document) has nine levels. */
const DEEPEST = 32

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/**
 * Reads JSON bodies, and no other text. How deep a body goes is looked at before it is parsed: a megabyte of brackets costs
 * the parser, and everything after it, a hundred times what any honest body does.
 */
export function addJsonParser(http: FastifyInstance): void {
  // A form of another site can send text/plain with the person's cookies.
  http.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = http.getDefaultJsonParser('error', 'error')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body as string)) return done(new Failure('BAD_REQUEST'))
    parse(request, body as string, done)
  })
}

/** Whether lists and objects stand in one another beyond what we read; brackets in texts do not count. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (inText) {
      if (sign === BACKSLASH) at += 1
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1
  }
  return false
}
