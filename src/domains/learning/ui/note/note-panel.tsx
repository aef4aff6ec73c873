import { useId } from 'react'
import { SyncLine } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { NOTE_MAX } from '../../terms.ts'
import { SnapshotStrip } from './snapshot-strip.tsx'
import type { NoteState } from './use-note.ts'
import type { Snapshots } from './use-snapshots.ts'

type Props = { note: NoteState; snapshots: Snapshots; label: string; locked: boolean; onLocked: () => void }

/** The private note of a course or curriculum, beside the film. */
export function NotePanel({ note, snapshots, label, locked, onLocked }: Props) {
  const id = useId()
  const length = textLength(note.text)
  return (
    <div className="player-note">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-bold">
          {label}
        </label>
        <SyncLine state={note.sync} />
      </div>
      <textarea
        id={id}
        className="field player-note-field"
        value={note.text}
        readOnly={locked}
        placeholder="気づいたこと、あとで試したいこと。書くと自動で保存されます。"
        aria-describedby={`${id}-count`}
        onChange={(event) => note.write(event.currentTarget.value)}
        onBlur={() => void note.saveNow()}
        onClick={locked ? onLocked : undefined}
        onKeyDown={locked ? (event) => event.key === 'Enter' && onLocked() : undefined}
      />
      <p
        id={`${id}-count`}
        className={`figures text-right text-xs ${length > NOTE_MAX ? 'text-crimson' : 'text-graphite'}`}
      >
        {length.toLocaleString('ja-JP')} / 20,000
      </p>
      <SnapshotStrip snapshots={snapshots} />
    </div>
  )
}
