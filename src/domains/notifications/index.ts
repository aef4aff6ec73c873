export { leaveNotice } from './notices/leave-notice.ts'
export { shownNotification } from './shown.ts'
