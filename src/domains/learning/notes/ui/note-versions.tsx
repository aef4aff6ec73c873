import { useEffect, useState } from 'react'
import { pageMember } from '#platform/browser-call.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { KeptVersion } from '../terms.ts'
import type { NoteKeeper } from './note-keeper.ts'

type Props = { keeper: NoteKeeper; open: boolean; onClose: () => void }

/** What the note was, newest first; each comes back with one press. */
export function NoteVersions({ keeper, open, onClose }: Props) {
  const { versions, load } = useVersions(keeper, open)
  const bringBack = (content: string) => {
    keeper.bringBack(content)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="ノートの前の版">
      <div className="grid gap-5">
        <p className="text-sm">書きかえる前の文を、20版まで残しています。もどすと、今の文がここに残ります。</p>
        {versions === 'lost' && (
          <div role="alert" className="grid justify-items-start gap-3 text-sm">
            読み込めませんでした。
            <Button look="outline" icon="refresh" onClick={load}>
              再読み込み
            </Button>
          </div>
        )}
        {versions === null && (
          <p role="status" className="text-sm text-graphite">
            読み込んでいます…
          </p>
        )}
        {Array.isArray(versions) && versions.length === 0 && (
          <p className="text-sm text-graphite">前の版はまだありません。</p>
        )}
        {Array.isArray(versions) && (
          <ul className="grid gap-5">
            {versions.map(({ id, content, savedAt }) => (
              <Version key={id} content={content} at={formatMoment(new Date(savedAt))} onBack={bringBack} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function Version({ content, at, onBack }: { content: string; at: string; onBack: (content: string) => void }) {
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="figures text-sm font-bold">{at}</h3>
        <Button look="outline" aria-label={`この版にもどす: ${at}`} onClick={() => onBack(content)}>
          この版にもどす
        </Button>
      </div>
      <div className="note-side" data-short tabIndex={0} role="group" aria-label={`${at}の文`}>
        <p>{content}</p>
      </div>
    </li>
  )
}

/** Asked anew each time it is opened. */
function useVersions({ place }: NoteKeeper, open: boolean) {
  const [versions, setVersions] = useState<KeptVersion[] | 'lost' | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!open || !place) return
    const over = new AbortController()
    const read = async () => {
      const reply = await fetch(`${place.path}/versions`, {
        headers: { Accept: 'application/json' },
        signal: over.signal,
      })
      const answer = (await reply.json()) as { member?: number; versions?: KeptVersion[] }
      const isOurs = answer.member === place.memberId && answer.member === pageMember()
      setVersions(isOurs ? answer.versions! : 'lost')
    }
    setVersions(null)
    read().catch(() => over.signal.aborted || setVersions('lost'))
    return () => over.abort()
  }, [open, place, turn])
  return { versions, load: () => setTurn((now) => now + 1) }
}
