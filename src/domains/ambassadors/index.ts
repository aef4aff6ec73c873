export { enterReward } from './rewards/enter-reward.ts'
export { noteVisit } from './visits.ts'
