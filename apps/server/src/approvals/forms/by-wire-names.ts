import { Failure } from '../../http/fail.ts'

const NAMES: Readonly<Record<string, string>> = { title: 'drf_title', text: 'drf_content' }

/** What the content of a document refuses, by the names under which it was sent. */
export async function byWireNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (refusal) {
    if (!(refusal instanceof Failure) || !refusal.fields) throw refusal
    const fields = Object.entries(refusal.fields).map(([name, sentence]) => [NAMES[name] ?? name, sentence])
    throw new Failure(refusal.code, refusal.values, Object.fromEntries(fields))
  }
}
