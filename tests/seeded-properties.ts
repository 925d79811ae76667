// Before every file of tests. The run that lands a change looks at the same made-up cases each time: what fails, fails
// again, and a change is not refused for a case that another run would not have met. New cases are looked for by
// command: PROPERTY_RUNS=5000 takes so many of each property, with a seed of its own.
import fc from 'fast-check'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 0)
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 20_261_124 })
