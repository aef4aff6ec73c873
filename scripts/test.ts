import { build, calls, database, journeys, schema, still, types, unit } from './all-stages.ts'
import { runStages } from './run-stages.ts'
import { giveUp } from './sentence.ts'

// Everything; `npm test -- unit calls` runs only what is named.
runStages([[types], [...still, build], [schema], [unit], [database], [calls], [journeys]], process.argv.slice(2)).catch(
  giveUp,
)
