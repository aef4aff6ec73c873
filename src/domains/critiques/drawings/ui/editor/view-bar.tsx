import { IconButton } from '#ui/icon-button.tsx'
import { useStore } from './use-easel.ts'
import type { Viewer } from './viewer.ts'

type Props = { viewer: Viewer; isWide: boolean; onWide: () => void; onHelp: () => void }

/** How the picture is looked at. */
export function ViewBar({ viewer, isWide, onWide, onHelp }: Props) {
  const { view, whole, isMirrored } = useStore(viewer.state)
  return (
    <div role="group" aria-label="見かた" className="flex flex-wrap items-center">
      <IconButton
        icon="minus"
        label="縮小する"
        disabled={view.zoom <= whole.zoom * 1.001}
        onClick={() => viewer.zoom(1 / 1.5)}
      />
      <output className="figures min-w-12 text-center text-sm">{Math.round((view.zoom / whole.zoom) * 100)}%</output>
      <IconButton icon="plus" label="拡大する" onClick={() => viewer.zoom(1.5)} />
      <IconButton icon="fit" label="全体を見る（0）" onClick={() => viewer.showWhole()} />
      <IconButton
        icon="mirror"
        label="左右を反転して見る（H）"
        aria-pressed={isMirrored}
        className="easel-switch"
        onClick={() => viewer.mirror()}
      />
      <IconButton
        icon={isWide ? 'fullscreen-exit' : 'fullscreen'}
        label={isWide ? '元の大きさに戻す（F）' : '画面いっぱいで描く（F）'}
        onClick={onWide}
      />
      <IconButton icon="help" label="操作の一覧（?）" onClick={onHelp} />
    </div>
  )
}
