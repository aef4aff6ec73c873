export { countVisit } from './queries.ts'
export { enterReward } from './rewards/enter-reward.ts'
