/**
 * `fetch` for a large body whose way up can be watched, which fetch itself cannot tell.
 * @param onProgress the share of the body that has left, 0 to 1
 * @throws TypeError without an answer, as fetch does; AbortError when it was given up
 */
export function sendWatched(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    request.withCredentials = init.credentials === 'include'
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    const giveUp = () => reject(new DOMException('The upload was given up.', 'AbortError'))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(total === 0 ? 1 : loaded / total)
    })
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', giveUp)
    if (init.signal?.aborted) return giveUp()
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  // A Response refuses a body with these.
  const isBodiless = request.status === 204 || request.status === 205 || request.status === 304
  return new Response(isBodiless ? null : (request.response as Blob), { status: request.status, headers })
}
