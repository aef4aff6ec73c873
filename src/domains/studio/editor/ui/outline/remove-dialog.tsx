import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { Piece, Use } from '../../../outline/terms.ts'
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
  useEffect(() => setUse(null), [asked])
  const go = async () => {
    const found = await remove(asked!.piece, asked!.id, use !== null)
    if (found) setUse(found)
    else onClose()
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
