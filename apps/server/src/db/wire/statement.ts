import pg from 'pg'
import { type RowMaker, rowMaker } from './row-maker.ts'

/** How the rows of a statement are read: what makes values of the texts of their columns, and rows of these. */
interface Shape {
  fields: unknown[]
  parsers: ((text: string) => unknown)[]
  make: RowMaker
}

/** Of the driver's connection what is used here. */
interface Wire {
  /** What PostgreSQL has prepared on it, by name. */
  parsedStatements: Record<string, string>
  parse(message: { text: string }): void
  bind(message: object): void
  execute(message: object): void
  describe(message: object): void
}

interface Known {
  shapes: Map<string, Shape>
  /** The same connection, which asks nothing about columns. */
  quiet: Wire
}

const known = new WeakMap<Wire, Known>()

function knownOf(wire: Wire): Known {
  let all = known.get(wire)
  if (!all) {
    const quiet = Object.assign(Object.create(wire) as Wire, { describe: () => undefined })
    known.set(wire, (all = { shapes: new Map(), quiet }))
  }
  return all
}

/** What is remembered of a prepared statement goes with it. */
export function forgetShape(wire: object, name: string): void {
  known.get(wire as Wire)?.shapes.delete(name)
}

export interface Answer {
  command: string | null
  rowCount: number | null
  rows: unknown[]
}

/** What the driver's own class does with it; its types are silent on this. */
const ofDriver = pg.Query.prototype as unknown as {
  prepare(wire: Wire): void
  handleRowDescription(message: { fields: unknown[] }): void
  handleCommandComplete(message: object, wire: Wire): void
}

interface Result {
  fields: { name: string; dataTypeID: number }[]
  rows: unknown[]
  _parsers?: ((text: string) => unknown)[]
}

/**
 * A statement on its way. It asks once a connection for the columns of a statement that has a name, reads rows without
 * telling anybody of each, and can take what opens its transaction along, which PostgreSQL then answers together with it.
 */
export class Statement extends pg.Query {
  declare readonly text: string
  declare readonly name: string | undefined
  declare readonly values: unknown[]
  readonly answer: Promise<Answer>
  /** Said before it in the same breath; only what answers no rows. */
  ahead: readonly string[] = []
  declare private callback: (error: Error | null, answer: Answer) => void
  declare private readonly _result: Result
  declare private _canceledDueToError: unknown
  #wire: Wire | undefined
  #shape: Shape | undefined
  /** Answers that belong to what was said ahead. */
  #others = 0

  constructor(text: string, name: string | undefined, values: unknown[]) {
    super(text)
    this.values = values
    this.name = name
    this.answer = new Promise((resolve, reject) => {
      this.callback = (error, answer) => (error ? reject(error) : resolve(answer))
    })
  }

  /** Whether the connection has it ready: only then does an answer to what was said ahead not look like its own. */
  isReadyOn(client: pg.ClientBase): boolean {
    return this.name !== undefined && wireOf(client).parsedStatements[this.name] !== undefined
  }

  prepare(wire: Wire): void {
    this.#wire = wire
    for (const text of this.ahead) {
      wire.parse({ text })
      wire.bind({})
      wire.execute({})
    }
    this.#others = this.ahead.length
    this.#shape = this.name ? knownOf(wire).shapes.get(this.name) : undefined
    if (this.#shape) this._result.fields = this.#shape.fields as Result['fields']
    ofDriver.prepare.call(this, this.#shape ? knownOf(wire).quiet : wire)
  }

  handleRowDescription(message: { fields: unknown[] }): void {
    ofDriver.handleRowDescription.call(this, message)
    this.#shape = shapeOf(this._result)
    if (this.name && this.#wire) knownOf(this.#wire).shapes.set(this.name, this.#shape)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this._canceledDueToError) return
    try {
      const { make, parsers } = this.#shape!
      this._result.rows.push(make(fields, parsers))
    } catch (error) {
      this._canceledDueToError = error
    }
  }

  handleCommandComplete(message: object, wire: Wire): void {
    if (this.#others > 0) this.#others -= 1
    else ofDriver.handleCommandComplete.call(this, message, wire)
  }
}

function shapeOf({ fields, _parsers: parsers = [] }: Result): Shape {
  return { fields, parsers, make: rowMaker(fields.map(({ name }) => name)) }
}

function wireOf(client: pg.ClientBase): Wire {
  return (client as unknown as { connection: Wire }).connection
}
