/** Shown to few, and after a lesson at the earliest: in a file of scripts by itself. */
export { AmbassadorPopup } from './ambassador-popup.tsx'
export { ReviewPrompt } from './review-prompt.tsx'
