import { schema, still, types, unit } from './all-stages.ts'
import { runStages } from './run-stages.ts'
import { giveUp } from './sentence.ts'

// The quick part of the tests: what can be known in under a minute.
runStages([[types], still, [schema], [unit]], process.argv.slice(2)).catch(giveUp)
