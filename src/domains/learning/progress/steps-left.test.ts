import { expect, it } from 'vitest'
import { skippedSteps, stepsLeft } from './steps-left.ts'

it.each([
  ['nothing done', [false, false], '残り2STEP', ''],
  ['done in order', [true, false, false], '残り2STEP', ''],
  [
    'a step left out before what is done',
    [false, true, false],
    '残り2STEP（STEP 1が残っています）',
    'STEP 1が残っています',
  ],
  ['two of them', [false, true, false, true], '残り2STEP（STEP 1・3が残っています）', 'STEP 1・3が残っています'],
  ['all done', [true, true], null, ''],
  ['a curriculum without steps', [], null, ''],
])('who has %s reads what is left without a contradiction', (_, done, left, skipped) => {
  expect([stepsLeft(done), skippedSteps(done)]).toEqual([left, skipped])
})
