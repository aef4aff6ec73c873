import { Dialog } from '#ui/dialog.tsx'
import { KeyCap } from '#ui/key-cap.tsx'
import { keyList } from './keys.ts'

export function KeyList({
  open,
  onClose,
  singleKeysOff,
  canDraw,
}: {
  open: boolean
  onClose: () => void
  singleKeysOff: boolean
  canDraw: boolean
}) {
  return (
    <Dialog open={open} onClose={onClose} title="キーボードの操作">
      {singleKeysOff && (
        <p className="mb-4 text-sm">設定で1文字のキーが切られています。いまはスペースと矢印だけが使えます。</p>
      )}
      <dl className="grid gap-x-6 md:grid-cols-2">
        {keyList
          .filter(({ draws }) => canDraw || !draws)
          .map(({ keys, does }) => (
            <div key={does} className="flex min-h-11 items-center gap-3 border-b border-line py-1">
              <dt className="flex shrink-0 gap-1">
                {keys.map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </dt>
              <dd className="ml-auto text-right text-sm">{does}</dd>
            </div>
          ))}
      </dl>
    </Dialog>
  )
}
