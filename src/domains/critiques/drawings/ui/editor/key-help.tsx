import { Dialog } from '#ui/dialog.tsx'

const keys: [string, string][] = [
  ['B・E', 'ペン・消しゴム'],
  ['L・A', '直線・矢印'],
  ['S', '投げなわ（囲んで動かす）'],
  ['T・G', 'ピン・手のひら'],
  ['1〜5', '色'],
  ['[ と ]', '細く・太く'],
  ['Ctrl＋Z', '元に戻す'],
  ['Ctrl＋Shift＋Z', 'やり直す'],
  ['スペースを押しながら', '絵を動かす'],
  ['矢印キー', '絵を動かす'],
  ['＋・－・0', '拡大・縮小・全体'],
  ['H', '左右を反転して見る'],
  ['F', '画面いっぱいで描く'],
  ['?', 'この一覧'],
]

/** The shortcuts and gestures, in one small list. */
export const KeyHelp = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title="操作の一覧" size="small">
    <dl className="easel-help">
      {keys.map(([key, words]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-sm text-graphite">
      ペンを使うと、指は絵を動かす役になります（一本で移動、二本で拡大）。トラックパッドは、つまむと拡大します。
      iPadで線がとぎれるときは、設定の「Apple Pencil」で「スクリブル」を切ってください。
    </p>
  </Dialog>
)
