import { Dialog } from '#ui/dialog.tsx'
import { KeyCap } from '#ui/key-cap.tsx'

/** For the list on `?`. */
const keyList: readonly { keys: string[]; does: string; draws?: true }[] = [
  { keys: ['スペース', 'K'], does: '再生・一時停止' },
  { keys: ['←', '→', 'J', 'L'], does: '10秒戻る・進む' },
  { keys: ['↑', '↓'], does: '音量' },
  { keys: ['M'], does: '消音' },
  { keys: ['C'], does: '字幕' },
  { keys: ['F'], does: '全画面' },
  { keys: ['0', '…', '9'], does: '動画の0%〜90%へ' },
  { keys: ['Shift+N', 'Shift+P'], does: '次・前のチャプター' },
  { keys: [',', '.'], does: 'コマ戻し・コマ送り（停止中）', draws: true },
  { keys: ['X'], does: '再生速度' },
  { keys: ['R'], does: 'くり返し（はじめ→おわり→解除）', draws: true },
  { keys: ['H'], does: '左右反転', draws: true },
  { keys: ['V'], does: '明暗だけで見る', draws: true },
  { keys: ['G'], does: '方眼を重ねる', draws: true },
  { keys: ['B'], does: 'この場面をノートへ', draws: true },
  { keys: ['?'], does: 'このキー一覧' },
]

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
