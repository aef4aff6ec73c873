import { NotePanel } from '#domains/learning/notes/ui/note-panel.tsx'
import { useNote } from '#domains/learning/notes/ui/use-note.ts'
import { useSnapshots } from '#domains/learning/notes/ui/use-snapshots.ts'
import { KitSection } from './kit-section.tsx'

/** A note beside a film that belongs to nothing: it can be written in, and goes nowhere. */
export function KitNote() {
  const note = useNote({
    path: null,
    memberId: null,
    first: { content: '', version: 0, savedAt: null },
    shown: false,
    staysOpen: () => false,
  })
  const snapshots = useSnapshots(null, null)
  return (
    <KitSection title="ノート">
      <NotePanel
        note={note}
        snapshots={snapshots}
        label="どの講座にも属さないノート"
        locked={false}
        onLocked={() => {}}
      />
    </KitSection>
  )
}
