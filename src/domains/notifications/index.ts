export { leaveNotice } from './notices/queries.ts'
export { previewNotification, shownNotifications } from './shown.ts'
