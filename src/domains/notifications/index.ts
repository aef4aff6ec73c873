export { leaveNotice, wantsLetter } from './notices/queries.ts'
export { previewNotification, shownNotifications } from './shown.ts'
