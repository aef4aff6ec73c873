/** What few open, in a file of scripts by itself. */
export { NoteChoice } from './note-choice.tsx'
export { NoteVersions } from './note-versions.tsx'
