export { leaveNotice } from './notices/queries.ts'
export { shownNotification } from './shown.ts'
