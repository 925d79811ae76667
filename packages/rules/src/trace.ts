/**
 * One step of a computation that a person may question: which rule, from which article, what came in
 * and out.
 */
export type TraceStep = {
  rule: string
  article: string
  input: string
  effect: string
}

export type Trace = readonly TraceStep[]
