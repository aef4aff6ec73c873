import { routes, schema, still, unit } from './all-stages.ts'
import { runStages } from './run-stages.ts'
import { giveUp } from './sentence.ts'

// The quick part of the tests: what can be known in under a minute.
runStages([[routes], [...still, unit, schema]], process.argv.slice(2)).catch(giveUp)
