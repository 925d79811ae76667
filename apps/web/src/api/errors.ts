/** A refusal by the server, with its sentence in the reader's language (decision D-10). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Path of a field to what is wrong with it; empty unless the input was refused. */
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** The whole answer, for the few screens that need more than the sentence. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const answer = (body ?? {}) as {
      error_code?: string
      message?: string
      results?: { message?: string; code?: string }
      fields?: Record<string, string>
      request_id?: string
    }
    // Without a sentence where somebody between has answered, who does not speak our language: sentenceOf has one.
    super(answer.results?.message ?? answer.message ?? '')
    this.name = 'ApiError'
    this.status = status
    this.code = answer.results?.code ?? answer.error_code ?? 'UNKNOWN'
    this.fields = answer.fields ?? {}
    this.requestId = answer.request_id
    this.body = body
  }

  /** The same refusal, laid to the input it is about. */
  at(field: string): ApiError {
    return new ApiError(this.status, { ...(this.body as object), fields: { [field]: this.message } })
  }
}

/** No answer at all: the network is gone, or the server is. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('NetworkError', { cause })
    this.name = 'NetworkError'
  }
}
