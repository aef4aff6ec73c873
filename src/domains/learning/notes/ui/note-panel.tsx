import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import { textLength } from '#ui/text-length.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { NOTE_MAX } from '../terms.ts'
import { SnapshotStrip } from './snapshot-strip.tsx'
import type { NoteState } from './use-note.ts'
import type { Snapshots } from './use-snapshots.ts'

type Props = { note: NoteState; snapshots: Snapshots; label: string; locked: boolean; onLocked: () => void }

const loadDialogs = () => import('./note-dialogs.ts')

/** The private note of a course or curriculum, beside the film. */
export function NotePanel({ note, snapshots, label, locked, onLocked }: Props) {
  const id = useId()
  const { keeper } = note
  const [looksBack, setLooksBack] = useState(false)
  const dialogs = useLoaded(loadDialogs, looksBack || note.choosing)
  const length = textLength(note.text)
  return (
    <div className="player-note">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-bold">
          {label}
        </label>
        <SyncLine state={note.sync} />
      </div>
      {note.theirs && (
        <div role="alert" className="grid gap-3 rounded-field border border-edge p-3 text-sm">
          <p className="flex gap-2">
            <Icon name="warning" className="size-5 shrink-0" />
            別の端末でも、このノートが書きかえられました。見くらべて選ぶまで、ここの文はこの端末に残しておきます。
          </p>
          <Button className="justify-self-start" onClick={() => keeper.choose(true)}>
            2つを見くらべる
          </Button>
        </div>
      )}
      <textarea
        id={id}
        className="field player-note-field"
        value={note.text}
        readOnly={locked}
        placeholder="気づいたこと、あとで試したいこと。書くと自動で保存されます。"
        aria-describedby={`${id}-count`}
        onChange={(event) => keeper.write(event.currentTarget.value)}
        onBlur={() => void keeper.save()}
        onClick={locked ? onLocked : undefined}
        onKeyDown={locked ? (event) => event.key === 'Enter' && onLocked() : undefined}
      />
      <div className="flex items-center justify-between gap-3">
        {keeper.place && !note.theirs ? (
          <button type="button" className="player-text-button text-xs" onClick={() => setLooksBack(true)}>
            <Icon name="clock" className="size-4" />
            前の版
          </button>
        ) : (
          <span />
        )}
        <p id={`${id}-count`} className={`figures text-xs ${length > NOTE_MAX ? 'text-crimson' : 'text-graphite'}`}>
          {length.toLocaleString('ja-JP')} / 20,000
        </p>
      </div>
      <SnapshotStrip snapshots={snapshots} />
      {dialogs && (
        <>
          <dialogs.NoteChoice note={note} />
          <dialogs.NoteVersions keeper={keeper} open={looksBack} onClose={() => setLooksBack(false)} />
        </>
      )}
    </div>
  )
}
