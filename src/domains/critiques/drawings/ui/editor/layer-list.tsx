import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { layerNames } from '../../terms.ts'
import type { Easel } from './easel.ts'
import { layerWords } from './tools.ts'
import { useStore } from './use-easel.ts'

const fromTop = layerNames.toReversed()

/** The layers, from the top down: which one is drawn on, which are seen, and how strongly. */
export function LayerList({ easel }: { easel: Easel }) {
  const { layer: active, layers } = useStore(easel.state)
  return (
    <div className="grid gap-3">
      <ul aria-label="レイヤーの一覧" className="easel-layers">
        {fromTop.map((name) => (
          <li key={name} className="easel-layer" data-active={name === active || undefined}>
            <IconButton
              icon={layers[name].isShown ? 'eye' : 'eye-off'}
              label={`${layerWords[name].name}を${layers[name].isShown ? '隠す' : '表示する'}`}
              onClick={() => easel.setLayer(name, { isShown: !layers[name].isShown })}
            />
            <button
              type="button"
              className="easel-layer-name"
              aria-pressed={name === active}
              onClick={() => easel.choose(name === 'picture' ? { layer: name, tool: 'lasso' } : { layer: name })}
            >
              {layerWords[name].name}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-xs text-graphite">{layerWords[active].hint}</p>
      <label className="grid gap-1 text-sm">
        <span className="flex justify-between">
          濃さ<output className="figures text-graphite">{layers[active].opacity}%</output>
        </span>
        <input
          type="range"
          className="easel-range"
          min={10}
          max={100}
          step={5}
          value={layers[active].opacity}
          aria-label={`${layerWords[active].name}の濃さ`}
          onChange={(event) => easel.setLayer(active, { opacity: event.currentTarget.valueAsNumber })}
        />
      </label>
      {active !== 'picture' && (
        <div className="flex flex-wrap gap-2">
          {active === 'veil' && (
            <Button look="outline" onClick={() => easel.sweep('fill', 'veil')}>
              絵の全体をうすくする
            </Button>
          )}
          <Button look="quiet" size="small" className="-ml-3" onClick={() => easel.sweep('clear', active)}>
            このレイヤーをすべて消す
          </Button>
        </div>
      )}
    </div>
  )
}
