export { confirmItIsYou, wayToConfirm } from './actions/confirm-it-is-you.ts'
export { eraseMember } from './actions/erase-member.ts'
export { deviceWithFactor, lineOf, rememberDevice } from './devices.ts'
export { resetProfile } from './actions/reset-profile.ts'
