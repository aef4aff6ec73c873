import { useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Picture } from '#ui/picture.tsx'

export type CheckPoint = { id: number; description: string; thumbnailUrl: string | null; checked: boolean }

const FAILED = 'エラーが発生しました'

/** What to look at in one's own drawing; what was found right stays ticked. */
export function CheckList({ points }: { points: readonly CheckPoint[] }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point.id}>
          <Point point={point} />
        </li>
      ))}
    </ul>
  )
}

function Point({ point: { id, description, thumbnailUrl, checked } }: { point: CheckPoint }) {
  const [isChecked, setChecked] = useState(checked)
  const [busy, setBusy] = useState(false)
  const toggle = async (wanted: boolean) => {
    if (busy) return
    setBusy(true)
    setChecked(wanted)
    const reply = await post(callPath('/user_self_check_points'), { id, isChecked: wanted })
    setBusy(false)
    if (reply.ok) return
    setChecked(!wanted)
    // A house that answers no says nothing; a broken line is told.
    if (reply.lost || reply.status >= 300) window.alert(FAILED)
  }
  return (
    <label className="flex min-h-11 items-center gap-4 rounded-field border border-line bg-sheet p-3">
      <input
        type="checkbox"
        className="tick"
        checked={isChecked}
        aria-busy={busy || undefined}
        onChange={(event) => void toggle(event.currentTarget.checked)}
      />
      {thumbnailUrl && (
        <Picture
          src={thumbnailUrl}
          alt=""
          width={96}
          height={72}
          className="h-auto w-24 flex-none rounded-field bg-line"
        />
      )}
      <span className="phrases min-w-0">{description}</span>
    </label>
  )
}
