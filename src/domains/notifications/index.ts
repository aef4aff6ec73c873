export { shownNotification } from './shown.ts'
