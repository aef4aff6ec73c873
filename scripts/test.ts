import { build, calls, database, journeys, routes, schema, still, unit } from './all-stages.ts'
import { runStages } from './run-stages.ts'
import { giveUp } from './sentence.ts'

// Everything; `npm test -- unit calls` runs only what is named.
runStages([[routes], [...still, unit, build], [schema], [database], [calls], [journeys]], process.argv.slice(2)).catch(
  giveUp,
)
