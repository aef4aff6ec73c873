import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Piece, Use } from '../../../outline/terms.ts'
import { besideOf } from '../../../ui/beside.ts'
import type { OutlineHand } from './use-outline.ts'

export type Asked = { piece: Piece; id: number; title: string }
type Props = { asked: Asked | null; onClose: () => void; remove: OutlineHand['remove'] }

const words: Record<keyof Use, string> = {
  watchers: '視聴した人',
  ticks: '受講済みの印',
  notes: '視聴した人のノート',
  logs: '練習の記録',
  others: '質問・お気に入り・カリキュラムなど',
}

/** Asks before something is taken out of a course; where learners used it, once more with the numbers. */
export function RemoveDialog({ asked, onClose, remove }: Props) {
  const [use, setUse] = useState<Use | null>(null)
  const goesOn = useRef<HTMLElement | undefined>(undefined)
  useEffect(() => {
    setUse(null)
    goesOn.current?.focus()
    goesOn.current = undefined
  }, [asked])
  const go = async () => {
    const { piece, id } = asked!
    const beside = besideOf(document.querySelector(`[data-piece="${piece}"][data-id="${id}"]`))
    const found = await remove(piece, id, use !== null)
    if (found) return setUse(found)
    goesOn.current = beside
    onClose()
  }
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={`「${asked?.title ?? ''}」を外しますか？`}
      size="small"
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            やめる
          </Button>
          <Button look="danger" onClick={() => void go()}>
            {use ? '記録を残して外す' : '外す'}
          </Button>
        </>
      }
    >
      {use ? (
        <div className="grid gap-3">
          <p>
            受講生がすでに利用しています。外すと、これからの受講生には表示されません。利用した人の記録・ノート・振り返りは残ります。
          </p>
          <dl className="staff-facts">
            {(Object.keys(words) as (keyof Use)[])
              .filter((name) => use[name] > 0)
              .map((name) => (
                <div key={name}>
                  <dt>{words[name]}</dt>
                  <dd className="figures">{use[name].toLocaleString('ja-JP')}件</dd>
                </div>
              ))}
          </dl>
        </div>
      ) : (
        <p>まだ誰も利用していなければ、削除されます。利用した受講生がいるときは、外す前に数を表示します。</p>
      )}
    </Dialog>
  )
}
